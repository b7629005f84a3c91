"""What matches between bots show: ratings, strength, costs, speed, and their reports."""
