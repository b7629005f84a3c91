"""What comes over the network: requests, sockets and the built web, and what keeps them within limits."""
