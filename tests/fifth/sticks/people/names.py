"""What components are called on the wire and in the catalogues."""

HEAP = "heap"
