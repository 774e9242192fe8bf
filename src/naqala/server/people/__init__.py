"""The people of a server: names and looks, how their games ended, and what that says about them."""
