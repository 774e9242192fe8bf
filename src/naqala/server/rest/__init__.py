"""What browsers ask for over REST, and the pages that chats show of a link."""
