### What went wrong: the errors the server names (`TOLD` in src/naqala/server/errors.py), then what the page itself finds.

error-OptionsError = These options do not go together.
error-UnknownActionError = There is no such answer. Please reload the page.
error-IllegalActionError = That is not possible right now.
error-WrongSeatError = It’s someone else’s decision.
error-GameOverError = The game is already over.
error-FormatError = This file cannot be read.
error-BrokenLawError = This position cannot exist in a game.
error-TallyError = These entries do not fit together.
error-ValuesError = This values file has a mistake.
error-BotError = The bot cannot play here.
error-NoProposalError = There is nothing left to vote on.
error-StoreError = The server could not save this, so nothing was played. Please try again.
error-UnsettledError = The server has not confirmed this yet. If it was saved, the table will show it in a moment.
error-ServerError = The server has a problem. Please try again.
error-StaleError = The game has moved on in the meantime. Please look again.
error-OtherRulesError = This table was played with another version of the rules and cannot be opened here.
error-BrokenTableError = The stored data of this table is damaged, so it cannot be opened. Please tell the people who run this server.
error-ClosedTableError = This table is closed. You can still view it, but no longer play.
error-OriginError = This page does not belong to this server. Please open the table at its own address.
error-NotYourSeatError = This is not your seat.
error-TooMuchError = Too many requests: please wait a moment.
error-NoTableError = There is no such table. Maybe the link is incomplete.
error-NoLessonError = There is no such lesson.
error-InvitationError = This seat link is no longer valid. Ask the host for a new one.
error-SpentLinkError = This link has already been used in another browser. Continue there, create a “Continue on another device” link there, or ask the host for a new one.
error-RecoveryError = This recovery code is not valid: it may have been used, replaced or mistyped.
error-NameTakenError = Another player at this table already has this name.
error-TooSoonError = This player was here just a moment ago. Please wait half a minute.
error-NotHostError = Only the host can do this.
error-NotOverError = This game is not over yet, so its cards are still secret.
error-MessageError = The server did not understand this. Please reload the page.
error-HintsOffError = Hints are turned off in this game.
error-SilentError = The host has turned off the chat at this table.
error-AddressError = The server cannot send anything there. Please check the address: it must be complete and public.
error-NoticesOffError = This server does not send messages of this kind.
error-NoChannelError = These messages have already been stopped, or the link has been used.
error-NotSentError = The service did not accept the message. Please check the address.
error-NoUndoError = There is nothing to undo, or a player who has left would have to agree.
error-NoRedoError = There is nothing to redo.
error-TimeUpError = Time is up for this seat: a bot plays this turn.
error-NoClockError = There are no clocks to stop or start here.
error-GoneError = A bot plays this seat to the end: the player resigned or ran out of time.
error-SeatTakenError = A player has just taken this seat.
error-NotFullError = The game starts when all seats are taken.
error-LobbyError = This table is no longer waiting for players.

error-offline = The server is not responding. Please try again.
error-outdated = There is a newer version. Please reload the page.
error-partMissing = Part of the page could not be loaded; there may be a newer version. Please reload the page.
error-nameTooLong =
    Please use at most { $n } { $n ->
        [one] character
       *[other] characters
    }.
error-nameRefused = This name cannot be used here.
error-fileTooLarge = This file is too large.
error-copyFailed = The link could not be copied. You can select it and copy it yourself.
error-unknown = Something went wrong. Please try again.
