### What went wrong: the errors the server names (`TOLD` in src/naqala/server/errors.py), then what the page itself finds.

error-OptionsError = There is no game with these options.
error-UnknownActionError = The table does not know this action.
error-IllegalActionError = That is not possible right now.
error-WrongSeatError = It’s someone else’s decision.
error-GameOverError = The game is already over.
error-FormatError = This file cannot be read.
error-BrokenLawError = This position cannot exist in a game.
error-TallyError = These entries do not fit together.
error-ValuesError = This values file has a mistake.
error-BotError = The bot cannot play here.
error-NoProposalError = There is nothing to vote on any more.
error-StoreError = The server could not save this, so nothing was played. Please try again.
error-UnsettledError = The server has not confirmed this yet. If it was saved, the table will show it in a moment.
error-ServerError = The server has a problem. Please try again.
error-StaleError = The table has moved on in the meantime. Please look again.
error-OtherRulesError = This table was played with another version of the rules and cannot be opened here.
error-BrokenTableError = What is stored of this table is damaged, so it cannot be opened. Please tell the people who run this server.
error-ClosedTableError = This table is closed. You can look at it, but not play on.
error-OriginError = The page and the server do not belong together. Please open the table at its own address.
error-NotYourSeatError = This is not your seat.
error-TooMuchError = Too many requests: please wait a moment.
error-NoTableError = There is no such table. Maybe the link is incomplete.
error-NoLessonError = There is no such lesson.
error-InvitationError = This seat link is no longer valid. Ask the host for a new one.
error-SpentLinkError = This link has been used in another browser. Continue there, make a link “Continue on another device” there, or ask the host for a new one.
error-RecoveryError = This recovery code is not valid: it may have been used, replaced or mistyped.
error-NameTakenError = Somebody at this table has this name already.
error-TooSoonError = This person was here only a moment ago. Please wait half a minute.
error-NotHostError = Only the host may do this.
error-NotOverError = This game is not over yet, and its cards are secret.
error-MessageError = The server did not understand this. Please reload the page.
error-HintsOffError = Hints are switched off in this game.
error-SilentError = The host of this table has switched the chat off.
error-NoReviewError = Reviews need compiled rules, and this server has none.
error-AddressError = The server cannot send anything there. Please check the address: it must be complete and public.
error-NoticesOffError = This server does not offer notices of this kind.
error-NoChannelError = These notices have already been ended, or the link has been used.
error-NotSentError = The service did not take the message. Please check the address.
error-NoUndoError = There is nothing to undo, or somebody who has left would have to agree.
error-TimeUpError = The time of this seat is up: a bot plays this turn.
error-NoClockError = There are no clocks to stop or start here.
error-GoneError = A bot plays this seat to the end: its player has resigned, or the time was up.
error-SeatTakenError = Somebody has come to this seat.
error-NotFullError = The game starts when all seats are taken.
error-LobbyError = This table does not wait for players any more.

error-offline = The server does not answer. Please try again.
error-outdated = There is a newer version. Please reload the page.
error-partMissing = A part of the page could not be loaded; maybe there is a newer version. Please reload the page.
error-nameTooLong =
    At most { $n } { $n ->
        [one] letter
       *[other] letters
    }, please.
error-nameTaken = Somebody at this table has this name already.
error-nameRefused = This name cannot be used here.
error-fileTooLarge = This file is too large.
error-copyFailed = The link could not be copied. You can select it and copy it yourself.
error-unknown = Something went wrong. Please try again.
