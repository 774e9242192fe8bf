// Made by `python -m tools.generate`; do not edit.

export type Value = string | number;

/** The messages of src/naqala/texts that need nothing. */
export type PlainKey =
  | 'answer.camel' | 'answer.take.whim' | 'answer.take.deck' | 'answer.pass.move' | 'answer.pass.kill'
  | 'answer.pass.thief' | 'answer.pass.tile' | 'answer.pass.tile.village' | 'answer.pass.tile.oasis'
  | 'answer.pass.bring' | 'answer.pass.claim' | 'answer.pass.last' | 'answer.pass.outbid' | 'answer.group.powers'
  | 'answer.group.sell' | 'answer.group.sell.choose' | 'answer.group.places' | 'answer.group.board'
  | 'answer.group.list' | 'answer.group.seats' | 'answer.group.fakirs' | 'answer.group.all' | 'ask.bid'
  | 'ask.bid.help' | 'ask.move' | 'ask.move.help' | 'ask.move.blocked' | 'ask.drop.help' | 'ask.piece.help'
  | 'ask.build.help' | 'ask.kill' | 'ask.kill.two' | 'ask.thief.help' | 'ask.tile.sacred' | 'ask.tile.sacred.thief'
  | 'ask.tile.workshop' | 'ask.tile.city' | 'ask.last' | 'ask.last.sell' | 'ask.last.use' | 'ask.last.only'
  | 'ask.last.help' | 'ask.outbid.help' | 'ask.target.anunnak' | 'ask.target.bouraq' | 'ask.target.enki'
  | 'ask.target.leta' | 'ask.target.utug' | 'ask.keep item' | 'ask.keep item.help' | 'ask.keep djinn'
  | 'ask.give djinn' | 'ask.give tile' | 'ask.give tile.help' | 'ask.give building' | 'ask.give item'
  | 'ask.take djinn' | 'ask.claim' | 'ask.take building' | 'ask.take item' | 'ask.scimitar' | 'ask.lamp'
  | 'ask.lamp.help' | 'ask.flute' | 'ask.ring' | 'ask.talisman from' | 'ask.horn' | 'ask.draw card'
  | 'ask.draw meeple' | 'ask.draw djinn' | 'ask.draw item' | 'ask.draw thief' | 'ask.draw whim' | 'ask.roll'
  | 'away.title' | 'away.about' | 'away.retry' | 'board.label' | 'board.owner.you' | 'board.empty'
  | 'board.mountain.north' | 'board.mountain.east' | 'board.mountain.south' | 'board.mountain.west' | 'board.start'
  | 'board.canChoose' | 'board.claims' | 'board.target' | 'board.hand.choose' | 'board.carpet.also' | 'board.carpeted'
  | 'board.refused.none' | 'board.refused.hand' | 'track.bid' | 'track.turn' | 'track.you' | 'track.lane'
  | 'track.five' | 'row.label' | 'row.choose' | 'row.small market' | 'row.large market' | 'row.specialized market'
  | 'djinns.row' | 'items.discard' | 'player.gold.hidden' | 'player.left' | 'player.tent.left' | 'player.tent.placed'
  | 'player.secrets' | 'player.secrets.djinns' | 'player.secrets.thieves' | 'player.aside' | 'player.nothing'
  | 'yazid.name' | 'yazid.title' | 'yazid.area' | 'yazid.dice' | 'career.title' | 'career.none.title' | 'career.none'
  | 'career.games' | 'career.wins' | 'career.points' | 'career.rating' | 'career.seats.title' | 'career.sets.title'
  | 'career.opponents.title' | 'career.opponents.about' | 'career.lines.title' | 'career.lines.about'
  | 'career.rating.about' | 'career.rating.away' | 'career.rating.you' | 'career.counts' | 'career.counts.all'
  | 'career.counts.rated' | 'career.latest.title' | 'career.latest.left' | 'career.latest.lost' | 'career.data.title'
  | 'career.data.about' | 'career.data.get' | 'career.delete.open' | 'career.delete.title' | 'career.delete.about'
  | 'career.delete.word' | 'career.delete.type' | 'career.delete.sure' | 'career.delete.done' | 'coach.title'
  | 'coach.off' | 'coach.leaves' | 'coach.keep' | 'coach.stays' | 'coach.gotIt' | 'coach.next' | 'coach.show'
  | 'coach.hide' | 'coach.back' | 'coach.then' | 'review.mark.best' | 'review.mark.good' | 'review.mark.inaccuracy'
  | 'review.mark.mistake' | 'review.mark.blunder' | 'coach.turn.best' | 'coach.turn.good' | 'coach.turn.inaccuracy'
  | 'coach.turn.there' | 'coach.ask.bid' | 'coach.ask.move' | 'coach.ask.drop' | 'coach.ask.drop.artisans'
  | 'coach.ask.piece' | 'coach.ask.tribe' | 'coach.ask.build' | 'coach.ask.kill' | 'coach.ask.thief'
  | 'coach.ask.tile.small market' | 'coach.ask.tile.sacred' | 'coach.ask.tile.workshop' | 'coach.ask.tile.city'
  | 'coach.ask.last' | 'coach.ask.outbid' | 'coach.ask.target' | 'coach.ask.redirect' | 'coach.ask.keep item'
  | 'coach.ask.keep djinn' | 'coach.ask.give cards' | 'coach.ask.give djinn' | 'coach.ask.give tile'
  | 'coach.ask.give item' | 'coach.ask.take cards' | 'coach.ask.take djinn' | 'coach.ask.claim'
  | 'coach.ask.take building' | 'coach.ask.take item' | 'coach.ask.scimitar' | 'coach.ask.lamp' | 'coach.ask.flute'
  | 'coach.ask.bring' | 'coach.ask.ring' | 'coach.ask.talisman from' | 'coach.ask.talisman to' | 'coach.ask.horn'
  | 'djinn.alamin' | 'djinn.anunnak' | 'djinn.baal' | 'djinn.boaz' | 'djinn.boaz.about' | 'djinn.boaz.about.artisans'
  | 'djinn.bouraq' | 'djinn.bouraq.about' | 'djinn.echidna' | 'djinn.echidna.about' | 'djinn.enki'
  | 'djinn.enki.about' | 'djinn.hagis' | 'djinn.hagis.about' | 'djinn.haurvatat' | 'djinn.iblis' | 'djinn.iblis.about'
  | 'djinn.jafaar' | 'djinn.kandicha' | 'djinn.kandicha.about' | 'djinn.kandicha.about.artisans' | 'djinn.kumarbi'
  | 'djinn.kumarbi.about' | 'djinn.lamia' | 'djinn.lamia.about' | 'djinn.leta' | 'djinn.leta.about' | 'djinn.marid'
  | 'djinn.monkir' | 'djinn.nekir' | 'djinn.shamhat' | 'djinn.sibittis' | 'djinn.sloar' | 'djinn.sloar.about'
  | 'djinn.utug' | 'djinn.utug.about' | 'djinn.ptah' | 'djinn.geb' | 'djinn.morgiane' | 'djinn.morgiane.about'
  | 'djinn.kali' | 'djinn.ganapati' | 'djinn.dhenim' | 'djinn.wilwit' | 'djinn.galbells' | 'djinn.galbells.about'
  | 'djinn.one' | 'djinn.rules' | 'djinn.always' | 'djinn.atEnd' | 'djinn.once' | 'djinn.used' | 'djinn.cost.E'
  | 'djinn.cost.EE' | 'djinn.cost.F' | 'djinn.cost.K' | 'doubt.title' | 'doubt.own' | 'doubt.mark.likely'
  | 'doubt.likely.about' | 'doubt.mark.ours' | 'doubt.ours.about' | 'doubt.likely.list' | 'doubt.ours.list'
  | 'doubt.mark.box' | 'doubt.box.about' | 'values.inPlay' | 'values.title' | 'values.about' | 'values.choose'
  | 'values.without' | 'values.server' | 'values.same' | 'values.file' | 'values.template' | 'error.OptionsError'
  | 'error.UnknownActionError' | 'error.IllegalActionError' | 'error.WrongSeatError' | 'error.GameOverError'
  | 'error.FormatError' | 'error.BrokenLawError' | 'error.TallyError' | 'error.ValuesError' | 'error.BotError'
  | 'error.NoProposalError' | 'error.StoreError' | 'error.UnsettledError' | 'error.ServerError' | 'error.StaleError'
  | 'error.OtherRulesError' | 'error.BrokenTableError' | 'error.ClosedTableError' | 'error.OriginError'
  | 'error.NotYourSeatError' | 'error.TooMuchError' | 'error.NoTableError' | 'error.NoLessonError'
  | 'error.InvitationError' | 'error.SpentLinkError' | 'error.RecoveryError' | 'error.NameTakenError'
  | 'error.TooSoonError' | 'error.NotHostError' | 'error.NotOverError' | 'error.MessageError' | 'error.HintsOffError'
  | 'error.SilentError' | 'error.AddressError' | 'error.NoticesOffError' | 'error.NoChannelError'
  | 'error.NotSentError' | 'error.NoUndoError' | 'error.NoRedoError' | 'error.TimeUpError' | 'error.NoClockError'
  | 'error.GoneError' | 'error.SeatTakenError' | 'error.NotFullError' | 'error.LobbyError' | 'error.offline'
  | 'error.outdated' | 'error.partMissing' | 'error.nameRefused' | 'error.fileTooLarge' | 'error.copyFailed'
  | 'error.unknown' | 'item.scimitar' | 'item.scimitar.about' | 'item.lamp' | 'item.lamp.about' | 'item.flute'
  | 'item.carpet' | 'item.carpet.about' | 'item.ring' | 'item.ring.about' | 'item.talisman' | 'item.talisman.about'
  | 'item.horn' | 'item.one' | 'item.magic' | 'item.magic.about' | 'item.precious' | 'item.precious.about'
  | 'learn.intro' | 'learn.new' | 'learn.well' | 'learn.better' | 'learn.missed' | 'learn.missed.plain'
  | 'learn.happened' | 'learn.again' | 'learn.next' | 'learn.finish' | 'learn.done' | 'learn.perfect' | 'learn.three'
  | 'learn.repeat' | 'learn.all' | 'learn.hint' | 'learn.show' | 'learn.ready' | 'learn.game' | 'lesson.sowing'
  | 'lesson.sowing.about' | 'lesson.sowing.walk' | 'lesson.sowing.walk.on.drop' | 'lesson.sowing.walk.on.drop.hint'
  | 'lesson.sowing.walk.hint' | 'lesson.sowing.walk.won' | 'lesson.sowing.corner' | 'lesson.sowing.corner.hint'
  | 'lesson.sowing.corner.won' | 'lesson.sowing.corner.miss.far' | 'lesson.last' | 'lesson.last.about'
  | 'lesson.last.choose' | 'lesson.last.choose.on.drop' | 'lesson.last.choose.on.drop.hint'
  | 'lesson.last.choose.hint' | 'lesson.last.choose.won' | 'lesson.last.choose.miss.elders' | 'lesson.last.circle'
  | 'lesson.last.circle.hint' | 'lesson.last.circle.won' | 'lesson.last.circle.miss.few' | 'lesson.tribes'
  | 'lesson.tribes.about' | 'lesson.tribes.viziers.hint' | 'lesson.tribes.viziers.miss.elders'
  | 'lesson.tribes.elders.hint' | 'lesson.tribes.elders.miss.few' | 'lesson.tribes.merchants'
  | 'lesson.tribes.merchants.hint' | 'lesson.tribes.merchants.won' | 'lesson.tribes.merchants.miss.few'
  | 'lesson.tribes.builders' | 'lesson.tribes.builders.hint' | 'lesson.tribes.builders.won'
  | 'lesson.tribes.builders.miss.little' | 'lesson.tribes.fakirs' | 'lesson.tribes.fakirs.on.build'
  | 'lesson.tribes.fakirs.on.build.hint' | 'lesson.tribes.fakirs.hint' | 'lesson.tribes.fakirs.won'
  | 'lesson.tribes.fakirs.miss.alone' | 'lesson.tribes.assassins' | 'lesson.tribes.assassins.on.kill.hint'
  | 'lesson.tribes.assassins.hint' | 'lesson.tribes.assassins.miss.board' | 'lesson.camels' | 'lesson.camels.about'
  | 'lesson.camels.empty' | 'lesson.camels.empty.hint' | 'lesson.camels.empty.won' | 'lesson.camels.empty.miss.start'
  | 'lesson.camels.empty.miss.left' | 'lesson.camels.second' | 'lesson.camels.second.on.kill'
  | 'lesson.camels.second.on.kill.hint' | 'lesson.camels.second.hint' | 'lesson.camels.second.won'
  | 'lesson.camels.second.par' | 'lesson.camels.second.miss.crowd' | 'lesson.markets' | 'lesson.markets.about'
  | 'lesson.markets.small' | 'lesson.markets.small.on.tile.hint' | 'lesson.markets.small.hint'
  | 'lesson.markets.small.miss.none' | 'lesson.markets.large.hint' | 'lesson.markets.large.miss.none'
  | 'lesson.markets.sell' | 'lesson.markets.sell.on.last' | 'lesson.markets.sell.hint'
  | 'lesson.markets.sell.miss.none' | 'lesson.djinns' | 'lesson.djinns.about' | 'lesson.djinns.buy'
  | 'lesson.djinns.buy.on.tile' | 'lesson.djinns.buy.on.tile.hint' | 'lesson.djinns.buy.hint'
  | 'lesson.djinns.buy.won' | 'lesson.djinns.buy.miss.oasis' | 'lesson.djinns.buy.miss.none' | 'lesson.djinns.power'
  | 'lesson.djinns.power.on.target' | 'lesson.djinns.power.on.target.hint' | 'lesson.djinns.power.hint'
  | 'lesson.djinns.power.won' | 'lesson.djinns.power.miss.cheap' | 'lesson.djinns.power.miss.unused' | 'lesson.bid'
  | 'lesson.bid.about' | 'lesson.bid.first' | 'lesson.bid.first.on.move' | 'lesson.bid.first.on.move.hint'
  | 'lesson.bid.first.hint' | 'lesson.bid.first.won' | 'lesson.bid.first.par' | 'lesson.bid.first.miss.late'
  | 'lesson.bid.first.miss.small' | 'lesson.bid.enough' | 'lesson.bid.enough.on.move'
  | 'lesson.bid.enough.on.move.hint' | 'lesson.bid.enough.hint' | 'lesson.bid.enough.won'
  | 'lesson.bid.enough.miss.dear' | 'lesson.bid.enough.miss.small' | 'lesson.score' | 'lesson.score.about'
  | 'lesson.score.count.hint' | 'lesson.score.count.won' | 'lesson.score.count.miss.tile'
  | 'lesson.score.count.miss.elders' | 'lesson.score.palace.hint' | 'lesson.score.win' | 'lesson.score.win.miss.gold'
  | 'lesson.score.win.miss.elders' | 'lesson.artisans' | 'lesson.artisans.about' | 'lesson.artisans.items'
  | 'lesson.artisans.items.on.keep item' | 'lesson.artisans.items.on.keep item.hint' | 'lesson.artisans.items.hint'
  | 'lesson.artisans.items.won' | 'lesson.artisans.items.par' | 'lesson.artisans.craft'
  | 'lesson.artisans.craft.on.tile' | 'lesson.artisans.craft.on.tile.hint' | 'lesson.artisans.craft.hint'
  | 'lesson.artisans.craft.won' | 'lesson.artisans.craft.miss.market' | 'lesson.artisans.craft.miss.none'
  | 'lesson.artisans.tent' | 'lesson.artisans.tent.on.piece' | 'lesson.artisans.tent.on.piece.hint'
  | 'lesson.artisans.tent.hint' | 'lesson.artisans.tent.won' | 'lesson.artisans.tent.miss.camel'
  | 'lesson.artisans.tent.miss.none' | 'lesson.thieves' | 'lesson.thieves.about' | 'lesson.thieves.hire'
  | 'lesson.thieves.hire.on.tile' | 'lesson.thieves.hire.on.tile.hint' | 'lesson.thieves.hire.hint'
  | 'lesson.thieves.hire.won' | 'lesson.thieves.hire.miss.djinn' | 'lesson.thieves.hire.miss.none'
  | 'lesson.thieves.rob' | 'lesson.thieves.rob.on.thief' | 'lesson.thieves.rob.on.thief.hint'
  | 'lesson.thieves.rob.hint' | 'lesson.thieves.rob.won' | 'lesson.thieves.rob.miss.colour'
  | 'lesson.thieves.rob.miss.kept' | 'lesson.whims' | 'lesson.whims.about' | 'lesson.whims.wish'
  | 'lesson.whims.wish.on.tile' | 'lesson.whims.wish.on.tile.hint' | 'lesson.whims.wish.hint'
  | 'lesson.whims.wish.miss.city' | 'lesson.whims.wish.miss.none' | 'lesson.whims.later' | 'lesson.whims.later.hint'
  | 'lesson.whims.later.miss.tile' | 'lesson.whims.cities.hint' | 'lesson.whims.cities.won'
  | 'lesson.whims.cities.miss.oasis' | 'lesson.yazid' | 'lesson.yazid.about' | 'lesson.yazid.outbid.on.move'
  | 'lesson.yazid.outbid.on.move.hint' | 'lesson.yazid.outbid.hint' | 'lesson.yazid.outbid.won'
  | 'lesson.yazid.outbid.miss.assassins' | 'lesson.yazid.wait' | 'lesson.yazid.wait.on.move'
  | 'lesson.yazid.wait.on.move.hint' | 'lesson.yazid.wait.hint' | 'lesson.yazid.wait.won'
  | 'lesson.yazid.wait.miss.dear' | 'log.shuffled.cards' | 'log.shuffled.items' | 'log.shuffled.djinns' | 'log.refill'
  | 'log.turn.own' | 'over.last camel' | 'over.last camel.first.own' | 'over.last tent' | 'over.last tent.first.own'
  | 'over.no move' | 'over.gold' | 'over.viziers' | 'log.no.move' | 'notice.me.title' | 'notice.me.about'
  | 'notice.me.closed' | 'notice.me.none' | 'push.allow' | 'push.done' | 'push.failed' | 'push.about.denied'
  | 'push.about.insecure' | 'push.about.impossible' | 'channel.push' | 'channel.mail' | 'channel.discord'
  | 'channel.ntfy' | 'channel.telegram' | 'channel.webhook' | 'channel.mail.about' | 'channel.discord.about'
  | 'channel.ntfy.about' | 'channel.ntfy.only' | 'channel.telegram.about' | 'channel.webhook.about' | 'channel.new'
  | 'channel.new.mail' | 'channel.new.chat' | 'channel.kind' | 'channel.address' | 'channel.add' | 'channel.added'
  | 'channel.asked' | 'channel.unconfirmed' | 'channel.broken' | 'channel.gap' | 'channel.gap.0' | 'channel.gap.60'
  | 'channel.gap.240' | 'channel.gap.1440' | 'channel.test' | 'channel.tested' | 'channel.remove' | 'channel.removed'
  | 'quiet.title' | 'quiet.on' | 'quiet.from' | 'quiet.until' | 'install.title' | 'install.about' | 'install.do'
  | 'notice.confirm.ask' | 'notice.confirm.do' | 'notice.confirm.done' | 'notice.stop.ask' | 'notice.stop.do'
  | 'notice.stop.done' | 'notice.link.none' | 'log.take.deck.own' | 'log.pass.move.own' | 'log.pass.kill.own'
  | 'log.pass.thief.own' | 'log.pass.tile.own' | 'log.pass.claim.own' | 'log.pass.outbid.own' | 'log.last.piece.own'
  | 'log.last.piece.tent.own' | 'reason.bid.same' | 'reason.bid.enough' | 'reason.bid.even' | 'hint.title'
  | 'hint.best' | 'hint.estimate' | 'hint.thinking' | 'hint.play' | 'hint.play.turn' | 'hint.play.part'
  | 'hint.stopped' | 'hint.goOn' | 'hint.more' | 'hint.legend' | 'hint.order' | 'hint.legend.bid' | 'hint.none'
  | 'review.title' | 'review.waiting' | 'review.stopped' | 'review.resume' | 'review.done' | 'review.player'
  | 'review.accuracy' | 'review.lost' | 'review.luck' | 'review.others' | 'review.about.title' | 'review.about'
  | 'review.nothing' | 'review.curve' | 'review.curve.about' | 'review.turning' | 'review.turning.none'
  | 'review.best' | 'review.decisions' | 'review.seats' | 'review.everyone' | 'review.losses' | 'review.kind.bid'
  | 'review.kind.turn' | 'review.kind.answer' | 'review.marks' | 'review.marks.sure' | 'review.played'
  | 'review.played.about' | 'review.better' | 'review.better.about' | 'review.equal' | 'review.disputed'
  | 'review.again' | 'review.again.about' | 'score.gold' | 'score.viziers' | 'score.elders' | 'score.artisans'
  | 'score.djinns' | 'score.tiles' | 'score.cities' | 'score.tent' | 'score.palms' | 'score.palaces'
  | 'score.merchandise' | 'score.items' | 'score.total' | 'score.gold.about' | 'score.djinns.about'
  | 'score.tiles.about' | 'score.tent.about' | 'more.score.palms.whims' | 'more.score.palaces.whims'
  | 'score.total.about' | 'score.sheet' | 'score.estimate' | 'score.estimate.about' | 'score.history'
  | 'score.history.open' | 'score.estimate.open' | 'score.history.round' | 'score.hidden' | 'score.won'
  | 'score.you.win' | 'score.left.resigned' | 'score.left.time' | 'score.left.away' | 'score.left.removed'
  | 'score.solo.won' | 'score.solo.lost' | 'score.solo.none' | 'setup.quick.about' | 'setup.seats'
  | 'setup.seats.solo' | 'setup.seatsOrder' | 'setup.who' | 'setup.who.here' | 'setup.who.here.short'
  | 'setup.who.here.about' | 'setup.who.link' | 'setup.who.link.short' | 'setup.who.link.about' | 'setup.who.bot'
  | 'setup.who.bot.short' | 'setup.name' | 'bot.level' | 'bot.uniform' | 'bot.uniform.about' | 'bot.beginner'
  | 'bot.beginner.about' | 'bot.greedy' | 'bot.greedy.about' | 'bot.planner' | 'bot.planner.about' | 'bot.expert'
  | 'bot.expert.about' | 'bot.uniform.level' | 'bot.beginner.level' | 'bot.greedy.level' | 'bot.planner.level'
  | 'bot.expert.level' | 'setup.expansions' | 'expansion.base' | 'expansion.artisans' | 'expansion.artisans.about'
  | 'expansion.thieves' | 'expansion.thieves.about' | 'expansion.whims' | 'expansion.whims.about' | 'setup.promos'
  | 'setup.variants' | 'variant.fiveTrack' | 'setup.more' | 'setup.seed' | 'setup.seed.about' | 'setup.seed.random'
  | 'setup.hints' | 'setup.hints.about' | 'setup.start' | 'setup.onlyBots' | 'setup.toTable' | 'impossible.seats'
  | 'impossible.soloExpansions' | 'impossible.fiveSeats' | 'impossible.fiveTrackSeats' | 'impossible.fiveTrackAlways'
  | 'tally.title' | 'tally.home' | 'tally.about' | 'tally.players' | 'tally.who' | 'tally.begin' | 'tally.finish'
  | 'tally.part.front' | 'tally.part.tiles' | 'tally.part.buildings' | 'tally.part.tent' | 'tally.part.djinns'
  | 'tally.unsure' | 'tally.part.thieves' | 'tally.part.goods' | 'tally.part.items' | 'tally.part.yazid'
  | 'tally.tiles.about' | 'tally.tiles.about.tent' | 'tally.lake.palms' | 'tally.lake.palaces' | 'tally.lake.about'
  | 'tally.tent' | 'tally.tent.reds' | 'tally.tent.about' | 'tally.fakirs' | 'tally.items.about'
  | 'tally.yazid.viziers' | 'tally.yazid.won' | 'tally.yazid.no' | 'tally.yazid.gold' | 'tally.how' | 'tally.picture'
  | 'tally.save' | 'tally.share' | 'tally.change' | 'tally.new' | 'tally.new.sure' | 'tally.fault.tile'
  | 'tally.fault.shores' | 'tally.fault.tent' | 'tally.ask.players' | 'tally.ask.several' | 'tally.ask.tent'
  | 'tally.ask.unknown' | 'thief.houssain' | 'thief.houssain.about' | 'thief.ziad' | 'thief.ziad.about'
  | 'thief.ouafat' | 'thief.ouafat.about' | 'thief.kohdjah' | 'thief.kohdjah.about' | 'thief.shaum'
  | 'thief.shaum.about' | 'thief.madjaar' | 'thief.madjaar.about' | 'thief.one' | 'thief.rules' | 'tribe.green.about'
  | 'tribe.green.does' | 'tribe.blue.about' | 'tribe.blue.does' | 'tribe.red.about' | 'tribe.red.does'
  | 'tile.village' | 'tile.village.about' | 'tile.sacred' | 'tile.sacred.about' | 'more.tile.sacred.thieves'
  | 'tile.oasis' | 'tile.oasis.about' | 'tile.small market' | 'tile.large market' | 'tile.specialized market'
  | 'tile.workshop' | 'tile.workshop.about' | 'tile.chasm' | 'tile.chasm.about' | 'tile.city' | 'tile.lake'
  | 'tile.lake.about' | 'tile.blue' | 'tile.red' | 'piece.camel.about' | 'more.piece.camel.artisans'
  | 'piece.tent.about' | 'more.piece.palm.whims' | 'more.piece.palace.whims' | 'piece.mountain.about'
  | 'piece.marker.about' | 'piece.bag' | 'piece.bag.about' | 'card.ivory' | 'card.jewels' | 'card.gold'
  | 'card.papyrus' | 'card.silk' | 'card.spice' | 'card.fish' | 'card.wheat' | 'card.pottery' | 'card.fakir.about'
  | 'payment.elder' | 'payment.fakir' | 'payment.artisan' | 'payment.elder elder' | 'payment.elder fakir'
  | 'payment.fakir fakir' | 'time.title' | 'time.none' | 'time.clock' | 'time.days' | 'time.base' | 'time.increment'
  | 'time.daysCount' | 'time.clock.about' | 'time.days.about' | 'time.end' | 'time.end.turn' | 'time.end.seat'
  | 'time.end.ask' | 'time.pace.none' | 'time.waiting' | 'time.waiting.full' | 'time.paused' | 'time.up.you'
  | 'time.up.standIn.own' | 'time.decide.turn' | 'time.decide.time' | 'time.pause' | 'time.resume'
  | 'time.pause.about' | 'table.title' | 'table.resign' | 'table.resign.about' | 'table.resign.sure' | 'table.close'
  | 'table.close.propose' | 'table.close.about' | 'table.close.sure' | 'table.closed' | 'table.remove'
  | 'table.remove.about' | 'table.left.resigned' | 'table.left.time' | 'proposal.turn.own' | 'proposal.pause.own'
  | 'proposal.resume.own' | 'proposal.close.own' | 'told.paused' | 'told.resumed' | 'told.closed' | 'told.up.own'
  | 'told.stand in.own' | 'told.time.own' | 'told.resigned.own' | 'told.removed.own' | 'told.refused.own'
  | 'told.withdrawn.own' | 'lobby.title' | 'lobby.about' | 'lobby.none' | 'lobby.join' | 'lobby.back' | 'lobby.leave'
  | 'lobby.free' | 'lobby.offer' | 'lobby.offer.about' | 'lobby.offer.link' | 'lobby.hints' | 'lobby.noHints'
  | 'qr.show' | 'qr.hide' | 'preview.table' | 'preview.home' | 'rematch.start' | 'rematch.same'
  | 'rematch.offered.you' | 'rematch.agree' | 'rematch.decline' | 'rematch.opened' | 'rematch.go' | 'rematch.watch'
  | 'rematch.change' | 'rematch.offer' | 'rematch.level' | 'rematch.level.same' | 'rematch.places'
  | 'rematch.places.rotate' | 'rematch.places.draw' | 'rematch.places.stay' | 'rematch.noHints' | 'sound.title'
  | 'sound.on' | 'sound.volume' | 'sound.vibrate' | 'notice.title' | 'notice.allow' | 'notice.on'
  | 'notice.about.granted' | 'notice.about.default' | 'notice.about.denied' | 'notice.about.insecure'
  | 'notice.about.impossible' | 'notice.vote' | 'notice.rematch' | 'notice.turn' | 'notice.people'
  | 'notice.test.title' | 'notice.test.about' | 'notice.confirm.title' | 'me.title' | 'me.who.title' | 'me.who.about'
  | 'me.colour.title' | 'me.colour.0' | 'me.colour.1' | 'me.colour.2' | 'me.colour.3' | 'me.colour.4'
  | 'me.camel.title' | 'me.camel.0' | 'me.camel.1' | 'me.camel.2' | 'me.camel.3' | 'me.camel.4' | 'me.looks.about'
  | 'me.saved' | 'me.move.title' | 'me.move.about' | 'me.code.typed' | 'me.code.make' | 'me.code.again'
  | 'me.code.kept' | 'me.code.about' | 'me.code.link' | 'me.here.title' | 'me.here.about' | 'me.here.do'
  | 'since.title' | 'since.title.first' | 'since.nothing' | 'since.show' | 'since.replay' | 'since.toYou'
  | 'since.all' | 'talk.title' | 'talk.said' | 'talk.nothing' | 'talk.apart' | 'talk.spectators' | 'talk.reactions'
  | 'talk.write' | 'talk.send' | 'talk.quiet' | 'talk.off' | 'rules.search' | 'rules.nearest' | 'rules.smallWords'
  | 'rules.endings' | 'rules.alike' | 'rules.contents' | 'rules.inPlay' | 'rules.with' | 'rules.all' | 'rules.page'
  | 'section.start' | 'section.bid' | 'section.move' | 'section.tribes' | 'section.tiles' | 'section.goods'
  | 'section.djinns' | 'section.end' | 'section.artisans' | 'section.thieves' | 'section.whims' | 'section.promos'
  | 'section.solo' | 'topic.goal' | 'topic.goal.about' | 'topic.goal.artisans' | 'topic.goal.whims' | 'topic.setup'
  | 'topic.round' | 'topic.round.about' | 'topic.two' | 'topic.bid' | 'topic.turn' | 'topic.turn.about'
  | 'topic.turn.thieves' | 'topic.move' | 'topic.move.about' | 'topic.move.artisans' | 'topic.move.whims'
  | 'topic.last' | 'topic.last.about' | 'topic.last.artisans' | 'topic.control' | 'topic.control.about'
  | 'topic.control.artisans' | 'topic.control.thieves' | 'topic.tribe' | 'topic.tribe.about' | 'topic.fakirs'
  | 'topic.tile' | 'topic.tile.thieves' | 'topic.row' | 'topic.sale' | 'topic.djinns' | 'topic.powers'
  | 'topic.powers.about' | 'topic.end' | 'topic.end.about' | 'topic.end.artisans' | 'topic.score' | 'topic.secret'
  | 'topic.secret.about' | 'topic.secret.artisans' | 'topic.secret.whims' | 'topic.empty' | 'topic.empty.about'
  | 'topic.sixth' | 'topic.workshops' | 'topic.tent' | 'topic.tent.about' | 'topic.items' | 'topic.artisansDjinns'
  | 'topic.artisansDjinns.about' | 'topic.thieves' | 'topic.victims' | 'topic.victims.about' | 'topic.cities'
  | 'topic.whims' | 'topic.whims.about' | 'topic.whimsDjinns' | 'topic.whimsDjinns.about' | 'topic.promos'
  | 'topic.promos.about' | 'topic.solo' | 'topic.dice' | 'topic.yazid' | 'topic.yazid.about' | 'topic.yazid.dhenim'
  | 'language.name' | 'ui.title' | 'ui.subtitle' | 'ui.what' | 'ui.playNow' | 'ui.learn' | 'ui.learn.about'
  | 'ui.newGame' | 'ui.myGames' | 'ui.myGames.none' | 'ui.myGames.resume' | 'ui.myGames.over' | 'ui.myGames.score'
  | 'ui.myGames.closed' | 'ui.myGames.won' | 'ui.myGames.shared' | 'ui.myGames.lost' | 'ui.myGames.running'
  | 'ui.myGames.stands.people' | 'ui.myGames.stands.pause' | 'ui.myGames.stands.rematch' | 'ui.myGames.watch'
  | 'ui.myGames.forget' | 'ui.myGames.forget.about' | 'ui.upload' | 'ui.upload.about' | 'ui.upload.open'
  | 'ui.upload.choose' | 'ui.download' | 'ui.download.short' | 'ui.settings' | 'ui.rules' | 'ui.rules.more'
  | 'ui.help' | 'ui.about' | 'ui.menu' | 'ui.home' | 'ui.lost' | 'ui.lost.about' | 'ui.lost.table' | 'ui.back'
  | 'ui.close' | 'ui.cancel' | 'ui.confirm' | 'ui.more' | 'ui.retry' | 'ui.reload' | 'ui.loading' | 'ui.copyLink'
  | 'ui.linkCopied' | 'ui.share' | 'ui.zoomIn' | 'ui.zoomReset' | 'ui.lastRound' | 'ui.seed.about' | 'ui.yourTurn'
  | 'ui.turnOver' | 'ui.turnOver.forced' | 'ui.forced' | 'ui.yourAnswer' | 'ui.gameOver' | 'ui.you' | 'ui.bot'
  | 'ui.away' | 'ui.spectator' | 'ui.spectating' | 'ui.notYetHere' | 'ui.rename' | 'ui.rename.name' | 'ui.rename.save'
  | 'ui.log' | 'ui.log.empty' | 'ui.log.newest' | 'ui.skip' | 'ui.skip.about' | 'ui.market' | 'ui.djinns' | 'ui.items'
  | 'ui.thieves' | 'ui.whims' | 'ui.cards' | 'ui.players' | 'ui.bids' | 'ui.score' | 'ui.mine' | 'ui.tab.mine'
  | 'ui.tabs' | 'ui.explain.touch' | 'ui.explain.rules' | 'ui.explain.howTo' | 'ui.undo' | 'ui.redo' | 'ui.undo.ask'
  | 'ui.undo.loses' | 'ui.undo.waiting' | 'ui.agree' | 'ui.disagree' | 'ui.withdraw' | 'ui.confirmTurn.about'
  | 'ui.confirmEnd' | 'ui.confirmReveal' | 'ui.confirmReveal.alone' | 'ui.hint' | 'ui.handover.about'
  | 'ui.handover.since' | 'ui.invite' | 'ui.invite.about' | 'ui.invite.spectator' | 'ui.link.revoke.about'
  | 'ui.link.new' | 'ui.link.elsewhere.make' | 'ui.link.elsewhere.about' | 'ui.link.elsewhere' | 'ui.takeover'
  | 'ui.takeover.back' | 'ui.takeover.instead' | 'ui.replay' | 'ui.review' | 'ui.review.short' | 'ui.replay.play'
  | 'ui.replay.pause' | 'ui.replay.next' | 'ui.replay.previous' | 'ui.replay.nextTurn' | 'ui.replay.previousTurn'
  | 'ui.replay.first' | 'ui.replay.last' | 'ui.replay.speed' | 'ui.replay.continue' | 'ui.replay.continue.about'
  | 'ui.replay.view' | 'ui.replay.view.all' | 'ui.replay.view.open' | 'ui.replay.position' | 'ui.settings.language'
  | 'ui.settings.animations' | 'ui.settings.animations.full' | 'ui.settings.animations.reduced'
  | 'ui.settings.animations.off' | 'ui.settings.pace' | 'ui.settings.pace.slow' | 'ui.settings.pace.normal'
  | 'ui.settings.pace.fast' | 'ui.settings.theme' | 'ui.settings.theme.device' | 'ui.settings.theme.light'
  | 'ui.settings.theme.dark' | 'ui.settings.size' | 'ui.settings.size.normal' | 'ui.settings.size.large'
  | 'ui.settings.size.largest' | 'ui.settings.contrast' | 'ui.settings.contrast.about' | 'ui.settings.coach'
  | 'ui.settings.coach.about' | 'ui.settings.confirm' | 'ui.settings.confirm.about' | 'ui.settings.keys'
  | 'ui.settings.keys.about' | 'ui.connection.connecting' | 'ui.connection.reconnecting' | 'ui.connection.offline'
  | 'ui.keyboard' | 'ui.key.yellow' | 'ui.key.white' | 'ui.key.green' | 'ui.key.blue' | 'ui.key.red' | 'ui.key.purple'
  | 'ui.key.undo' | 'ui.key.confirm' | 'ui.key.hint' | 'ui.key.log' | 'ui.key.score' | 'ui.key.explain'
  | 'ui.key.home' | 'ui.key.end' | 'ui.key.pageUp' | 'ui.key.pageDown' | 'ui.key.space' | 'ui.keyboard.arrows'
  | 'ui.keyboard.enter' | 'ui.keyboard.tab' | 'ui.keyboard.colours' | 'ui.keyboard.numbers' | 'ui.keyboard.escape'
  | 'ui.keyboard.undo' | 'ui.keyboard.redo' | 'ui.keyboard.confirm' | 'ui.keyboard.hint' | 'ui.keyboard.log'
  | 'ui.keyboard.score' | 'ui.keyboard.zoom' | 'ui.keyboard.explain' | 'ui.keyboard.replay' | 'ui.keyboard.help'
  | 'ui.about.text' | 'ui.about.trademark' | 'ui.about.licence' | 'ui.about.pictures' | 'ui.about.licence.font'
  | 'ui.about.licence.scripts' | 'whim.one' | 'whim.title' | 'whim.fulfilled' | 'whim.about';

/** All messages with their arguments; a number where some language has a plural. */
export interface Texts extends Record<PlainKey, object> {
  'answer.bid': { last: Value; later: number; place: Value; price: Value };
  'answer.bid.fakirs': { gold: number; last: Value; later: number; n: number; place: Value; price: Value };
  'answer.bid.broke': { gold: number; last: Value; later: number; place: Value; price: Value };
  'answer.bid.where': { last: Value; later: number; place: Value };
  'answer.pick': { tile: Value; what: Value };
  'answer.drop': { tile: Value; tribe: Value };
  'answer.drop.last': { tile: Value; tribe: Value; what: Value };
  'answer.drop.claim': { tile: Value; tribe: Value; what: Value };
  'answer.carpet': { tile: Value; tribe: Value; what: Value };
  'answer.carpet.claim': { tile: Value; tribe: Value; what: Value };
  'answer.tent': { n: number };
  'answer.use': { djinn: Value; payment: Value };
  'answer.use.thief': { thief: Value };
  'answer.play': { item: Value };
  'answer.fakirs': { gold: number; n: number };
  'answer.fakirs.none': { gold: number };
  'answer.kill.tile': { tile: Value; what: Value };
  'answer.kill.tile.claim': { tile: Value; what: Value };
  'answer.kill.tile.fakirs': { n: number; tile: Value; what: Value };
  'answer.kill.tile.claim.fakirs': { n: number; tile: Value; what: Value };
  'answer.kill.seat': { name: Value; what: Value };
  'answer.kill.fakirs': { n: number };
  'answer.buy.cards': { gold: number; what: Value };
  'answer.buy.djinn': { djinn: Value; payment: Value };
  'answer.buy.thief': { payment: Value; thief: Value };
  'answer.craft': { payment: Value };
  'answer.take.djinn': { djinn: Value };
  'answer.take.item': { item: Value };
  'answer.take.cards': { what: Value };
  'answer.keep.item': { item: Value };
  'answer.keep.djinn': { djinn: Value };
  'answer.give.cards': { what: Value };
  'answer.give.djinn': { djinn: Value };
  'answer.give.tile': { tile: Value };
  'answer.give.palm': { tile: Value };
  'answer.give.palace': { tile: Value };
  'answer.give.item': { item: Value };
  'answer.put.palm': { tile: Value };
  'answer.put.palace': { tile: Value };
  'answer.claim': { tile: Value };
  'answer.redirect': { payment: Value; tile: Value };
  'answer.remove': { tile: Value; what: Value };
  'answer.bring': { tile: Value; tribe: Value };
  'answer.at': { tile: Value };
  'answer.from': { tile: Value };
  'answer.next': { card: Value };
  'answer.sell': { gold: number; what: Value };
  'answer.outbid': { gold: number };
  'answer.pass.tribe': { what: Value };
  'answer.pass.redirect': { tile: Value };
  'answer.group.sell.some': { n: Value };
  'ask.bid.others': { name: Value };
  'ask.move.others': { name: Value };
  'ask.drop': { n: number };
  'ask.drop.others': { name: Value };
  'ask.piece': { tile: Value };
  'ask.piece.others': { name: Value };
  'ask.tribe': { what: Value };
  'ask.tribe.others': { name: Value };
  'ask.build': { tile: Value };
  'ask.build.others': { name: Value };
  'ask.kill.others': { name: Value };
  'ask.kill.help': { n: number };
  'ask.thief': { thief: Value };
  'ask.thief.others': { name: Value };
  'ask.tile.others': { name: Value };
  'ask.tile.village': { tile: Value };
  'ask.tile.oasis': { tile: Value };
  'ask.tile.small market': { gold: Value; reach: Value };
  'ask.tile.large market': { gold: Value; reach: Value };
  'ask.tile.specialized market': { gold: Value };
  'ask.last.others': { name: Value };
  'ask.outbid': { gold: number };
  'ask.outbid.others': { name: Value };
  'ask.target.others': { djinn: Value; name: Value };
  'ask.redirect.palm': { tile: Value };
  'ask.redirect.palace': { tile: Value };
  'ask.redirect.others': { name: Value };
  'ask.keep item.others': { name: Value };
  'ask.keep djinn.others': { name: Value };
  'ask.give cards': { n: number };
  'ask.give cards.others': { name: Value };
  'ask.give djinn.others': { name: Value };
  'ask.give tile.others': { name: Value };
  'ask.give building.others': { name: Value };
  'ask.give item.others': { name: Value };
  'ask.take cards': { n: number };
  'ask.take cards.others': { name: Value };
  'ask.take djinn.others': { name: Value };
  'ask.claim.others': { name: Value };
  'ask.take building.others': { name: Value };
  'ask.take item.others': { name: Value };
  'ask.scimitar.others': { name: Value };
  'ask.lamp.others': { name: Value };
  'ask.flute.others': { name: Value };
  'ask.bring': { n: Value; tile: Value };
  'ask.bring.others': { name: Value };
  'ask.ring.others': { name: Value };
  'ask.talisman from.others': { name: Value };
  'ask.talisman to': { tile: Value };
  'ask.talisman to.others': { name: Value };
  'ask.horn.others': { name: Value };
  'board.row': { row: Value };
  'board.owner': { name: Value };
  'board.owner.tent': { name: Value };
  'board.whim': { whim: Value };
  'board.step': { n: Value };
  'board.hand.drop': { tile: Value };
  'board.carpet': { tile: Value };
  'board.victim': { n: number; tile: Value };
  'board.kill': { tile: Value; tribe: Value };
  'board.kill.again': { tile: Value; tribe: Value };
  'board.refused': { tile: Value };
  'board.refused.empty': { tile: Value };
  'board.refused.start': { tile: Value };
  'board.refused.here': { tile: Value };
  'board.refused.far': { tile: Value };
  'board.refused.blocked': { tile: Value };
  'board.refused.back': { tile: Value };
  'board.refused.colour': { tile: Value };
  'board.refused.stuck': { tile: Value };
  'board.refused.meeple': { tile: Value };
  'board.refused.distant': { tile: Value };
  'board.refused.forbidden': { tile: Value };
  'board.refused.occupied': { tile: Value };
  'board.refused.village': { tile: Value };
  'board.refused.oasis': { tile: Value };
  'board.refused.built': { tile: Value };
  'board.refused.apart': { tile: Value };
  'board.refused.few': { tile: Value };
  'board.refused.alone': { tile: Value };
  'board.refused.foreign': { tile: Value };
  'board.refused.plain': { tile: Value };
  'board.refused.owned': { tile: Value };
  'board.refused.kept': { tile: Value };
  'board.refused.task': { tile: Value; wanted: Value };
  'track.spot': { gold: number };
  'track.spot.about': { gold: number };
  'track.spot.free': { gold: number };
  'track.spot.taken': { gold: number; names: Value };
  'track.next': { name: Value };
  'track.now': { name: Value };
  'track.now.then': { name: Value; next: Value };
  'track.offer': { last: Value; later: number; place: Value; price: Value };
  'track.place': { last: Value; later: number; place: Value };
  'row.reach': { n: Value; reach: Value };
  'row.position': { card: Value; n: Value };
  'row.more': { n: number };
  'row.needed': { n: number };
  'row.deck': { n: number };
  'row.discard': { n: number };
  'djinns.deck': { n: number };
  'items.deck': { n: number };
  'whims.deck': { n: number };
  'player.cards': { n: number };
  'player.front': { name: Value };
  'player.suit': { gold: number; n: number };
  'yazid.targets': { what: Value };
  'yazid.targets.done': { what: Value };
  'yazid.danger.assassins': { have: number; most: Value };
  'yazid.danger.djinns': { have: number; most: Value };
  'yazid.danger.viziers': { his: Value; yours: Value };
  'career.share': { games: Value; won: Value };
  'career.mean': { points: Value };
  'career.seats': { n: Value };
  'career.rating.soon': { n: number };
  'career.rating.place': { people: Value; place: Value };
  'career.rating.range': { high: Value; low: Value; value: Value };
  'career.latest.place': { place: Value; seats: Value };
  'coach.bid.first': { last: Value; n: number; place: Value; start: Value; tile: Value; what: Value };
  'coach.bid.earlier': { last: Value; n: number; place: Value };
  'coach.bid.place': { last: Value; later: number; place: Value };
  'coach.bid.free': { last: Value; later: number; place: Value; price: Value };
  'coach.bid.price': { gain: number; gold: number; last: Value; later: number; n: Value; place: Value; price: Value };
  'coach.bid.more': { price: Value };
  'coach.bid.dear': { gold: number; price: Value };
  'coach.bid.even': { gold: Value };
  'coach.turn.earned': { n: number };
  'coach.turn.paid': { n: number };
  'coach.turn.better': { n: number; start: Value; tile: Value; what: Value };
  'coach.turn.leaves': { less: Value; n: number; name: Value };
  'coach.ask.bid.two': { markersTwo: Value };
  'coach.ask.tile.village': { palace: Value };
  'coach.ask.tile.oasis': { palm: Value };
  'coach.ask.tile.large market': { large: Value; largeCards: Value };
  'coach.ask.tile.specialized market': { special: Value };
  'coach.ask.give building': { palace: Value; palm: Value };
  'djinn.alamin.about': { each: Value };
  'djinn.anunnak.about': { anunnak: Value };
  'djinn.baal.about': { other: Value; own: number };
  'djinn.haurvatat.about': { each: Value; palm: Value };
  'djinn.jafaar.about': { each: Value };
  'djinn.marid.about': { other: Value; own: number };
  'djinn.monkir.about': { other: Value; own: number };
  'djinn.nekir.about': { other: Value; own: number };
  'djinn.shamhat.about': { each: Value; elder: Value };
  'djinn.sibittis.about': { sibittis: Value };
  'djinn.ptah.about': { each: Value };
  'djinn.geb.about': { each: Value };
  'djinn.kali.about': { other: Value; own: number };
  'djinn.ganapati.about': { other: Value; own: number };
  'djinn.dhenim.about': { other: Value; own: number };
  'djinn.wilwit.about': { each: number };
  'djinn.points': { n: number };
  'doubt.about': { n: Value };
  'doubt.points': { n: number; thing: Value };
  'doubt.card': { thing: Value };
  'doubt.copies': { n: number; thing: Value };
  'doubt.colour': { thing: Value; value: Value };
  'doubt.mountains': { thing: Value; value: Value };
  'doubt.edges': { edges: Value };
  'doubt.track': { thing: Value; value: Value };
  'doubt.reroll': { thing: Value };
  'doubt.fakirFirst': { thing: Value };
  'doubt.eldersFirst': { thing: Value };
  'values.line': { now: Value; ours: Value };
  'values.misfit': { got: Value; least: Value; most: Value; path: Value };
  'error.nameTooLong': { n: number };
  'item.flute.about': { flute: Value };
  'item.horn.about': { row: Value };
  'item.precious5': { points: Value };
  'item.precious5.about': { n: number };
  'item.precious7': { points: Value };
  'item.precious7.about': { n: number };
  'item.precious9': { points: Value };
  'item.precious9.about': { n: number };
  'item.unseen': { n: number };
  'learn.progress': { all: Value; done: Value };
  'learn.begin': { title: Value };
  'learn.goOn': { title: Value };
  'learn.task': { all: Value; n: Value };
  'learn.stars': { n: Value };
  'learn.nextLesson': { title: Value };
  'lesson.tribes.viziers': { majority: Value };
  'lesson.tribes.viziers.won': { majority: Value };
  'lesson.tribes.elders': { elder: Value };
  'lesson.tribes.elders.won': { elder: Value };
  'lesson.tribes.assassins.on.kill': { majority: Value };
  'lesson.tribes.assassins.won': { majority: Value };
  'lesson.markets.small.on.tile': { small: Value; smallReach: Value };
  'lesson.markets.small.won': { suit2: Value; suit3: Value };
  'lesson.markets.small.miss.double': { suit1: Value; suit2: Value; suit3: Value };
  'lesson.markets.small.miss.fakir': { suit2: Value };
  'lesson.markets.large': { large: Value; largeCards: Value; largeReach: Value };
  'lesson.markets.large.on.tile': { suit3: Value; suit5: Value };
  'lesson.markets.large.on.tile.hint': { suit5: Value };
  'lesson.markets.large.won': { kinds: Value; suit5: Value; suit9: Value };
  'lesson.markets.large.miss.less': { suit5: Value };
  'lesson.markets.sell.on.last.hint': { suit3: Value };
  'lesson.markets.sell.won': { suit3: Value };
  'lesson.markets.sell.miss.less': { suit3: Value };
  'lesson.score.count': { elder: Value; palm: Value };
  'lesson.score.palace': { palace: Value };
  'lesson.score.palace.won': { palace: Value };
  'lesson.score.palace.miss.rival': { palace: Value };
  'lesson.score.win.hint': { majority: Value };
  'lesson.score.win.won': { majority: Value };
  'lesson.whims.wish.won': { w01: Value };
  'lesson.whims.later.won': { w10: Value };
  'lesson.whims.cities': { allCities: Value; cities: Value };
  'lesson.yazid.outbid': { assassins: Value };
  'log.bid': { name: Value; price: Value };
  'log.bid.fakirs': { gold: number; n: number; name: Value; price: Value };
  'log.bid.broke': { gold: number; name: Value; price: Value };
  'log.move': { from: Value; name: Value; to: Value };
  'log.carpet': { name: Value; tile: Value; tribe: Value };
  'log.collects': { name: Value; tile: Value; what: Value };
  'log.camel': { name: Value; tile: Value };
  'log.tent': { name: Value; tile: Value };
  'log.use': { djinn: Value; name: Value; payment: Value };
  'log.use.thief': { name: Value; thief: Value };
  'log.play': { item: Value; name: Value };
  'log.fakirs': { n: number; name: Value };
  'log.kill.tile': { name: Value; tile: Value; what: Value };
  'log.kill.seat': { name: Value; victim: Value; what: Value };
  'log.buy.cards': { gold: number; name: Value; what: Value };
  'log.buy.djinn': { djinn: Value; name: Value; payment: Value };
  'log.buy.thief': { name: Value; payment: Value; thief: Value };
  'log.craft': { name: Value; payment: Value };
  'log.take.whim': { name: Value; whim: Value };
  'log.take.djinn': { djinn: Value; name: Value };
  'log.take.deck': { name: Value };
  'log.take.item': { item: Value; name: Value };
  'log.take.cards': { name: Value; what: Value };
  'log.keep.item': { item: Value; name: Value };
  'log.keep.item.unseen': { name: Value };
  'log.keep.djinn': { djinn: Value; name: Value };
  'log.give.cards': { name: Value; what: Value };
  'log.give.djinn': { djinn: Value; name: Value };
  'log.give.tile': { name: Value; tile: Value };
  'log.give.palm': { name: Value; tile: Value };
  'log.give.palace': { name: Value; tile: Value };
  'log.give.item': { item: Value; name: Value };
  'log.put.palm': { name: Value; tile: Value };
  'log.put.palace': { name: Value; tile: Value };
  'log.claim': { name: Value; tile: Value };
  'log.redirect': { name: Value; payment: Value; tile: Value };
  'log.remove': { name: Value; tile: Value; what: Value };
  'log.bring': { name: Value; tile: Value; what: Value };
  'log.at': { name: Value; tile: Value };
  'log.from': { name: Value; tile: Value };
  'log.next': { name: Value; what: Value };
  'log.sell': { gold: number; name: Value; what: Value };
  'log.outbid': { gold: number; name: Value };
  'log.pass.move': { name: Value };
  'log.pass.kill': { name: Value };
  'log.pass.thief': { name: Value };
  'log.pass.tile': { name: Value };
  'log.pass.claim': { name: Value };
  'log.pass.outbid': { name: Value };
  'log.draw.card.row': { what: Value };
  'log.draw.card.seat': { name: Value; what: Value };
  'log.draw.card.unseen': { n: number; name: Value };
  'log.draw.meeple': { tile: Value; what: Value };
  'log.draw.djinn.row': { what: Value };
  'log.draw.djinn.seat': { djinn: Value; name: Value };
  'log.draw.djinn.aside': { name: Value; what: Value };
  'log.draw.djinn.unseen': { n: number; name: Value };
  'log.draw.item.seat': { name: Value; what: Value };
  'log.draw.item.unseen': { n: number; name: Value };
  'log.draw.item.aside': { name: Value; what: Value };
  'log.draw.item.aside.unseen': { n: number; name: Value };
  'log.draw.thief': { thief: Value };
  'log.draw.whim': { tile: Value; whim: Value };
  'log.roll': { black: Value; white: Value };
  'log.roll.targets': { what: Value };
  'log.gold.gains': { gold: number; name: Value; thing: Value };
  'log.gold.yazid': { gold: number; name: Value };
  'log.merchants': { name: Value; what: Value };
  'log.builders': { gold: number; name: Value };
  'log.gains.djinn': { djinn: Value; name: Value; what: Value };
  'log.cards.loses': { name: Value; what: Value };
  'log.djinns.gains': { djinn: Value; name: Value };
  'log.front.gains': { name: Value; what: Value };
  'log.front.loses': { name: Value; what: Value };
  'log.palm': { tile: Value };
  'log.palace': { tile: Value };
  'log.whim.fulfilled': { name: Value; whim: Value };
  'log.whim.celebrated': { gold: number; name: Value };
  'log.discarded': { what: Value };
  'log.yazid.clears': { tile: Value; what: Value };
  'log.round': { n: Value };
  'log.turn': { name: Value };
  'over.last camel.first': { name: Value };
  'over.last tent.first': { name: Value };
  'over.assassins': { n: number };
  'over.djinns': { n: number };
  'log.last.piece': { name: Value };
  'log.last.piece.tent': { name: Value };
  'channel.named': { kind: Value; label: Value };
  'quiet.about': { zone: Value };
  'log.bid.own': { price: Value };
  'log.bid.fakirs.own': { gold: number; n: number; price: Value };
  'log.bid.broke.own': { gold: number; price: Value };
  'log.move.own': { from: Value; to: Value };
  'log.carpet.own': { tile: Value; tribe: Value };
  'log.collects.own': { tile: Value; what: Value };
  'log.camel.own': { tile: Value };
  'log.tent.own': { tile: Value };
  'log.use.own': { djinn: Value; payment: Value };
  'log.use.thief.own': { thief: Value };
  'log.play.own': { item: Value };
  'log.fakirs.own': { n: number };
  'log.kill.tile.own': { tile: Value; what: Value };
  'log.kill.seat.own': { victim: Value; what: Value };
  'log.buy.cards.own': { gold: number; what: Value };
  'log.buy.djinn.own': { djinn: Value; payment: Value };
  'log.buy.thief.own': { payment: Value; thief: Value };
  'log.craft.own': { payment: Value };
  'log.take.whim.own': { whim: Value };
  'log.take.djinn.own': { djinn: Value };
  'log.take.item.own': { item: Value };
  'log.take.cards.own': { what: Value };
  'log.keep.item.own': { item: Value };
  'log.keep.djinn.own': { djinn: Value };
  'log.give.cards.own': { what: Value };
  'log.give.djinn.own': { djinn: Value };
  'log.give.tile.own': { tile: Value };
  'log.give.palm.own': { tile: Value };
  'log.give.palace.own': { tile: Value };
  'log.give.item.own': { item: Value };
  'log.put.palm.own': { tile: Value };
  'log.put.palace.own': { tile: Value };
  'log.claim.own': { tile: Value };
  'log.redirect.own': { payment: Value; tile: Value };
  'log.remove.own': { tile: Value; what: Value };
  'log.bring.own': { tile: Value; what: Value };
  'log.at.own': { tile: Value };
  'log.from.own': { tile: Value };
  'log.next.own': { what: Value };
  'log.sell.own': { gold: number; what: Value };
  'log.outbid.own': { gold: number };
  'log.draw.card.seat.own': { what: Value };
  'log.draw.djinn.seat.own': { djinn: Value };
  'log.draw.djinn.aside.own': { what: Value };
  'log.draw.item.seat.own': { what: Value };
  'log.draw.item.aside.own': { what: Value };
  'log.gold.gains.own': { gold: number; thing: Value };
  'log.gold.yazid.own': { gold: number };
  'log.merchants.own': { what: Value };
  'log.builders.own': { gold: number };
  'log.gains.djinn.own': { djinn: Value; what: Value };
  'log.cards.loses.own': { what: Value };
  'log.djinns.gains.own': { djinn: Value };
  'log.front.gains.own': { what: Value };
  'log.front.loses.own': { what: Value };
  'log.whim.fulfilled.own': { whim: Value };
  'log.whim.celebrated.own': { gold: number };
  'reason.bid': { gold: number; n: number };
  'reason.bid.free': { n: number };
  'reason.bid.gain': { gain: Value; n: number };
  'reason.bid.dear': { n: number };
  'reason.viziers': { n: number; name: Value };
  'reason.viziers.many': { n: number; rivals: Value };
  'reason.gains': { n: number; name: Value };
  'reason.loses': { n: number; name: Value };
  'reason.draws': { n: number; what: Value };
  'reason.leaves': { n: number; name: Value };
  'reason.leaves.less': { more: Value; n: number; name: Value };
  'reason.keeps': { n: number };
  'reason.bid.less': { gold: number };
  'reason.bid.more': { gold: number };
  'reason.bid.first': { name: Value; start: Value; tile: Value; what: Value };
  'reason.bid.buys': { start: Value; tile: Value; what: Value };
  'hint.behind': { n: number };
  'hint.gain': { points: Value };
  'review.running': { done: Value; total: Value };
  'review.lower': { name: Value; other: Value };
  'review.choice': { n: number; name: Value; round: Value };
  'review.lucky': { n: number; name: Value; round: Value };
  'review.unlucky': { n: number; name: Value; round: Value };
  'review.clear': { n: number; name: Value; round: Value };
  'review.mark.about': { from: Value; to: Value };
  'review.mark.about.best': { to: Value };
  'review.mark.about.blunder': { from: Value };
  'review.entry': { kind: Value; mark: Value; name: Value; round: Value };
  'review.cost': { n: number };
  'review.cost.noise': { n: number; noise: Value };
  'review.again.elsewhere': { name: Value; round: Value };
  'review.again.own': { name: Value; round: Value };
  'review.again.other': { name: Value; round: Value };
  'score.viziers.about': { jafaar: Value; majority: Value };
  'score.elders.about': { elder: Value; shamhat: Value };
  'score.artisans.about': { artisan: Value; mostArtisans: Value; ptah: Value };
  'more.score.djinns.thieves': { thief: Value };
  'score.cities.about': { allCities: Value; cities: Value };
  'score.palms.about': { haurvatat: Value; palm: Value };
  'score.palaces.about': { palace: Value };
  'score.merchandise.about': { alamin: Value };
  'score.items.about': { geb: Value };
  'score.atLeast': { n: Value };
  'score.winner': { n: number; names: Value };
  'score.winner.points': { n: number };
  'setup.seat': { n: Value };
  'setup.seats.solo.about': { gold: number };
  'variant.fiveTrack.about': { doubled: Value };
  'tally.player': { n: Value };
  'tally.turn': { name: Value };
  'tally.next': { name: Value };
  'tally.pieces': { most: Value; n: Value };
  'tally.palms.lake': { n: number; near: Value };
  'tally.palaces.lake': { n: number; near: Value };
  'tally.things': { what: Value };
  'tally.reds': { n: number };
  'tally.fakirs.about': { alamin: Value };
  'tally.yazid.assassins': { n: Value };
  'tally.yazid.djinns': { n: Value };
  'tally.less': { what: Value };
  'tally.of': { most: Value; n: Value; what: Value };
  'tally.taken': { name: Value; what: Value };
  'tally.check': { name: Value; what: Value };
  'tally.fault.most': { most: Value; n: Value; what: Value };
  'tally.fault.together': { most: Value; n: Value; what: Value };
  'tally.fault.between': { least: Value; most: Value; n: Value };
  'tally.fault.absent': { what: Value };
  'tally.ask.number': { least: Value; most: Value };
  'tally.ask.again': { fault: Value };
  'thief.points': { n: number };
  'tribe.yellow': { n: number };
  'tribe.yellow.about': { majority: Value };
  'tribe.yellow.does': { majority: Value };
  'tribe.white': { n: number };
  'tribe.white.about': { elder: Value };
  'tribe.white.does': { elder: Value };
  'tribe.green': { n: number };
  'tribe.blue': { n: number };
  'tribe.red': { n: number };
  'tribe.purple': { n: number };
  'tribe.purple.about': { artisan: Value; mostArtisans: Value };
  'tribe.purple.does': { artisan: Value; mostArtisans: Value };
  'tribe.yellow.count': { n: number };
  'tribe.white.count': { n: number };
  'tribe.green.count': { n: number };
  'tribe.blue.count': { n: number };
  'tribe.red.count': { n: number };
  'tribe.purple.count': { n: number };
  'tile.small market.about': { small: Value; smallReach: Value };
  'tile.large market.about': { large: Value; largeReach: Value };
  'tile.specialized market.about': { special: Value };
  'tile.mountains': { edges: Value };
  'tile.city.about': { allCities: Value; cities: Value };
  'tile.place': { kind: Value; tile: Value; value: Value };
  'tile.place.plain': { kind: Value; tile: Value };
  'tile.value.blue': { n: number };
  'tile.value.red': { n: number };
  'piece.camel': { n: number };
  'piece.tent': { n: number };
  'piece.palm': { n: number };
  'piece.palm.about': { palm: Value };
  'piece.palace': { n: number };
  'piece.palace.about': { palace: Value };
  'piece.mountain': { n: number };
  'piece.marker': { n: number };
  'card.fakir': { n: number };
  'card.fakir.count': { n: number };
  'card.goods': { n: number };
  'card.goods.about': { kinds: Value; suits: Value };
  'card.goods.copies': { n: number };
  'card.unseen': { n: number };
  'count.times': { n: Value; thing: Value };
  'count.points': { n: number };
  'count.gold': { gold: number };
  'count.cards': { n: number };
  'count.meeples': { n: number };
  'count.palms': { n: number };
  'count.palaces': { n: number };
  'count.djinns': { n: number };
  'count.items': { n: number };
  'count.thieves': { n: number };
  'count.whims': { n: number };
  'count.goods': { n: number };
  'count.tiles': { n: number };
  'count.seats': { n: number };
  'time.pace.clock': { minutes: Value; seconds: Value };
  'time.pace.days': { n: number };
  'time.then.turn': { pace: Value };
  'time.then.seat': { pace: Value };
  'time.then.ask': { pace: Value };
  'time.left.days': { d: Value; h: Value };
  'time.left': { name: Value; time: Value };
  'time.left.up': { name: Value };
  'time.soon': { n: number };
  'time.excused': { name: Value };
  'time.up.other': { name: Value };
  'time.up.standIn': { name: Value };
  'proposal.turn': { name: Value };
  'proposal.time': { bot: Value; name: Value };
  'proposal.pause': { name: Value };
  'proposal.resume': { name: Value };
  'proposal.close': { name: Value };
  'proposal.time.own': { bot: Value };
  'told.up': { name: Value };
  'told.stand in': { name: Value };
  'told.time': { name: Value };
  'told.resigned': { name: Value };
  'told.removed': { name: Value };
  'told.refused': { name: Value };
  'told.withdrawn': { name: Value };
  'qr.label': { label: Value };
  'preview.about': { games: Value; n: number };
  'rematch.offered': { name: Value };
  'rematch.declined': { name: Value };
  'notice.turns': { n: number };
  'notice.tables': { n: number };
  'notice.with': { names: Value };
  'notice.more': { n: number };
  'notice.stop': { link: Value };
  'notice.confirm.about': { link: Value };
  'me.here.done': { n: number };
  'since.replaying': { all: Value; n: Value };
  'talk.unread': { n: number };
  'talk.react': { reaction: Value };
  'talk.mute': { name: Value };
  'rules.found': { n: number };
  'rules.none': { words: Value };
  'rules.link': { what: Value };
  'topic.setup.about': { djinnRow: Value; meeples: Value; row: Value; tileMeeples: Value; tiles: Value };
  'topic.setup.bids': { camels: Value; gold: Value };
  'topic.setup.two': { camelsTwo: Value; gold: Value; markersTwo: Value };
  'topic.setup.artisans': { artisansMeeples: Value; artisansTiles: Value };
  'topic.setup.whims': { whimsMeeples: Value; whimsTiles: Value };
  'topic.two.about': { markersTwo: Value };
  'topic.bid.about': { lane: Value };
  'topic.bid.five': { doubled: Value };
  'topic.fakirs.about': { fakirs: Value };
  'topic.tile.about': { palaces: Value; palms: Value };
  'topic.row.about': { kinds: Value; large: Value; largeCards: Value; largeReach: Value; row: Value; small: Value; smallReach: Value };
  'topic.row.artisans': { special: Value };
  'topic.sale.about': { kinds: Value; suits: Value };
  'topic.djinns.about': { djinnRow: Value };
  'topic.score.about': { majority: Value };
  'topic.sixth.about': { artisan: Value; mostArtisans: Value };
  'topic.workshops.about': { artisansTiles: Value };
  'topic.items.about': { magic: Value; precious: Value };
  'topic.thieves.about': { thief: Value };
  'topic.cities.about': { allCities: Value; cities: Value };
  'topic.solo.about': { assassins: Value; camelsTwo: Value; djinns: Value; soloGold: Value };
  'topic.dice.about': { double: Value };
  'ui.myGames.all': { n: Value };
  'ui.upload.actions': { n: number };
  'ui.named': { value: Value; what: Value };
  'ui.also': { more: Value; what: Value };
  'ui.round': { n: Value };
  'ui.seed': { seed: Value };
  'ui.turnOf': { name: Value };
  'ui.waitingFor': { names: Value };
  'ui.thinking': { name: Value };
  'ui.bot.level': { level: Value };
  'ui.unseated.moved': { name: Value };
  'ui.unseated.link': { name: Value };
  'ui.unseated.bot': { name: Value };
  'ui.devices': { n: number };
  'ui.welcome': { name: Value };
  'ui.undo.turns': { n: number };
  'ui.undo.asked': { name: Value };
  'ui.notice.undone': { name: Value };
  'ui.notice.refused': { name: Value };
  'ui.notice.withdrawn': { name: Value };
  'ui.notice.bot.refused': { name: Value };
  'ui.notice.bot.withdrawn': { name: Value };
  'ui.handover': { name: Value };
  'ui.handover.ready': { name: Value };
  'ui.invite.seat': { name: Value };
  'ui.link.onlyHere': { command: Value; make: Value };
  'ui.link.joined': { name: Value };
  'ui.join': { name: Value };
  'ui.takeover.propose': { name: Value };
  'ui.takeover.asked': { bot: Value; name: Value };
  'ui.takeover.free': { name: Value };
  'ui.takeover.free.noLink': { name: Value };
  'ui.takeover.asked.free': { bot: Value; name: Value };
  'ui.replay.step': { step: Value; steps: Value };
  'ui.replay.jump': { what: Value };
  'ui.replay.jump.turn': { n: Value; what: Value };
  'ui.sending': { what: Value };
  'ui.sending.waits': { what: Value };
  'feature.viziers': { n: number };
  'feature.elders': { n: number };
  'feature.artisans': { n: number };
  'feature.djinns': { n: number };
  'feature.palms': { n: number };
  'feature.palaces': { n: number };
  'feature.villages': { n: number };
  'feature.sacred places': { n: number };
  'feature.oases': { n: number };
  'feature.markets': { n: number };
  'feature.cities': { n: number };
  'feature.red tiles': { n: number };
  'feature.blue tiles': { n: number };
  'feature.goods': { n: number };
  'feature.fakirs': { n: number };
  'feature.precious items': { n: number };
  'feature.tent reds': { n: number };
  'whim.needs': { needs: Value };
  'whim.reward': { gold: number };
  'whim.offer': { gold: number; needs: Value };
  'whim.short': { gold: number; needs: Value };
  'whim.progress': { have: Value; need: Value };
  'whim.onCity': { tile: Value };
}
