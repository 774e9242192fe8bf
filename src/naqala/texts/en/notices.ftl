### How people are told of their turn while no page is open, and the page as an app.

notice-me-title = Notify me when it’s my turn
notice-me-about = Even when no page is open. You get one message per turn, and only from tables where other people are waiting for you. Messages show names and a link, never cards. You also hear of rematch offers, and of full tables that wait for you.
notice-me-closed = Even when it is closed…
notice-me-none = This server sends no messages. The people who run it can change that.

push-allow = Notify this device
push-done = This device will be notified.
push-failed = Your browser could not reach its push service. Please try again later.
push-about-denied = Your browser blocks notifications from this page. You can change that in its settings.
push-about-insecure = Notifications on this device work only on https and localhost pages.
push-about-impossible = This browser cannot be notified while the page is closed. On an iPhone or iPad, add the page to the home screen first.

channel-push = Device
channel-mail = Email
channel-discord = Discord
channel-ntfy = ntfy
channel-telegram = Telegram
channel-webhook = Webhook
channel-mail-about = You will get an email with a link. Messages start once you have opened it.
channel-discord-about = In Discord: channel settings, Integrations, Webhooks. Copy the webhook’s address.
channel-ntfy-about = The address of your topic in the ntfy app. Choose a topic that is hard to guess: anyone who knows it can read your messages.
channel-ntfy-only = This server sends to ntfy.sh only.
channel-telegram-about = Create a bot with @BotFather and send it a message. Then enter its token, a slash, and the number of your chat.
channel-webhook-about = A public https address that accepts JSON with title and message.
channel-named = { $kind }: { $label }
channel-new = Add email or chat…
channel-new-mail = Add email…
channel-new-chat = Add a chat service…
channel-kind = Service
channel-address = Address
channel-add = Add
channel-added = Added. Send a test to be sure.
channel-asked = Please open the link in the email that is on its way to you.
channel-unconfirmed = Waiting for you to open the link in the email.
channel-broken = No longer works. Send a test to try again.
channel-gap = How often
channel-gap-0 = Every turn
channel-gap-60 = Every hour, in one message
channel-gap-240 = Every 4 hours, in one message
channel-gap-1440 = Once a day, in one message
channel-test = Send a test
channel-tested = The test is on its way.
channel-remove = Remove
channel-removed = Removed.

quiet-title = Quiet hours
quiet-on = No messages at night
quiet-from = from
quiet-until = until
quiet-about = Messages from these hours come afterwards. Time zone: { $zone }

install-title = As an app
install-about = Naqala can open in a window of its own, with an icon on this device.
install-do = Install

notice-confirm-ask = Do you want messages at this address when it’s your turn?
notice-confirm-do = Yes, please
notice-confirm-done = Done. You will hear when it’s your turn.
notice-stop-ask = Stop these messages? Your seats and games stay as they are.
notice-stop-do = Stop messages
notice-stop-done = Done. You will get no more of these messages.
notice-link-none = This link is incomplete. Please open it again from the message.
