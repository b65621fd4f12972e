export const addToCalendar = 'Add to calendar'
export const whenDoesThePlanBegin = 'When does the plan start?'
export const calendarNeedsDays = 'A calendar needs a first day. We’ll save it with the plan.'
export const chooseFirstDay = 'Choose the first day of your plan.'
export const firstDay = 'First day'
export const saveAndAddToCalendar = 'Save and add to calendar'
export const wasTakenOut = (stop: string) => `Removed ${stop}.`
export const dayWasTakenOut = (day: number) => `Removed day ${day}.`
export const daysWereSwapped = (one: number, other: number) => `Day ${one} and day ${other} were swapped.`
export const daysStartAt = (time: string, day: number | null) => `${day === null ? 'All days start' : `Day ${day} starts`} at ${time}.`
export const noteIsSaved = (day: number) => `Saved the note for day ${day}.`
export const noteWasTakenAway = 'Removed the note.'
export const planWasMadeAnew = 'Made a new plan.'
export const stopsWereSwapped = (count: number) =>
  count === 1 ? 'Swapped one stop for one indoors.' : `Swapped ${count} stops for ones indoors.`
export const andNothingFitsTheRest = (happened: string, rest: number) =>
  `${happened} There’s nothing left that suits ${rest === 1 ? 'the other one' : `the other ${rest}`}.`
export const planWasChanged = 'Changed the plan.'
export const stopStands = (stop: string, position: number, day: number, time: string | undefined) =>
  `${stop} is now stop ${position} of day ${day}${time ? `, at ${time}` : ''}.`
export const wasSwapped = (replacement: string, stop: string) => `${replacement} instead of ${stop}.`
export const theStop = 'the stop'
export const planBeginsOn = (date: string) => `The plan starts on ${date}.`
export const planHasNoFirstDay = 'The plan no longer has a first day.'
export const daysAreCalmNow = 'The days are now calm.'
export const daysHaveTheUsualPace = 'The days now have the usual pace.'
export const daysAreFullNow = 'The days are now full.'
export const daysWereMadeAnew = (taste: string) => `Planned the days again: ${taste}.`
export const dayInSentence = (day: number) => `day ${day}`
export const yourNote = 'Your note:'
export const addAStop = 'Add a stop'
export const addAStopTo = (day: string) => `Add a stop to ${day}`
export const swapForRain = 'Swap for rain'
export const swapForRainOn = (day: string) => `Swap for rain: outdoor stops on ${day}`
export const changeNote = 'Change note'
export const note = 'Note'
export const changeNoteFor = (day: string) => `Change note for ${day}`
export const takeOut = (day: string) => `Remove ${day}`
export const swapWith = (day: string) => `Swap with ${day}`
export const startLater = 'Start later'
export const startLaterOn = (day: string) => `Start later: ${day} by an hour`
export const noteFor = (day: string) => `Note for ${day}`
export const save = 'Save'
export const cancel = 'Cancel'
export const wayTo = (km: number, position: number, stop: string) => `${km} km to ${position} ${stop}`
export const mapOfDay = (day: number, stops: string) => `Map of day ${day}: ${stops}`
export const aboutAnHourForLunch = 'About an hour for lunch'
export const earlier = 'Earlier'
export const later = 'Later'
export const landsAfterFirstStop = (landsAt: string, day: number, arrivesAt: string) =>
  `You land at ${landsAt} on day ${day}, but its first stop is at ${arrivesAt}.`
export const fliesBackBeforeLastDay = (date: string, day: number, dayCount: number) =>
  `You fly back on ${date}, which is day ${day}, but the plan has ${dayCount} days.`
export const dayEndsTooLate = (day: number, endsAt: string, leavesAt: string) =>
  `Day ${day} goes on until ${endsAt}, but your flight leaves at ${leavesAt}.`
export const whatOnePersonMaySpend = 'What one person might spend'
export const loadingTheCosts = 'Loading the costs'
export const yourPlanIsAsItWas = 'Your plan hasn’t changed.'
export const tryAgain = 'Try again'
export const onlyEntrancesKnown = (range: string, place: string) =>
  `Entrance fees come to ${range}. We no longer know what a day in ${place} costs.`
export const howOneSpends = 'Spending style'
export const togetherInTwoCurrencies = 'Total, in two currencies'
export const together = 'Total'
export const totalForAll = (count: number) => `For ${count} travellers`
export const typicalPrices = (currency: string) => `Typical prices in ${currency}, not an offer.`
export const about = (amount: string) => `about ${amount}`
export const flightsNotInItYet = 'Flights aren’t included yet.'
export const twoCurrenciesNotAddedUp = 'We don’t add up amounts in two currencies.'
export const chosenIsSimulated = 'The flights and stays you chose are simulated.'
export const costOfDays = (count: number) => `${count === 1 ? 'One day' : `${count} days`}: bed, food, transport and entrance fees`
export const ofItEntrances = 'including entrance fees for your stops'
export const ofItYourStay = 'including your place to stay'
export const yourFlights = 'Your flights'
export const timesAreASuggestion = 'Times are suggestions. Check opening hours before you go.'
export const closeAllDays = 'Close all days'
export const openAllDays = 'Open all days'
export const oneDayMore = 'One more day'
export const daysAreMadeAnew = 'We’ll plan the days again. Your notes stay; stops you moved or chose don’t.'
export const when = 'When?'
export const pace = 'Pace'
export const calmPace = 'Calm pace'
export const usualPace = 'Usual pace'
export const whatYouLike = 'What you like'
export const thatDayIsOver = 'That day is over. Choose today or a later one.'
export const daysMoveAlong = (date: string) => `The first day is ${date}. The whole plan moves with it.`
export const beginOnThisDay = 'Start on this day'
export const noDayYet = 'No day yet'
export const calmPaceHint = 'up to 3 stops, about 5 hours'
export const usualPaceHint = 'up to 5 stops, about 7 hours'
export const fullPaceHint = 'up to 6 stops, about 9 hours'
export const paceOfADay = 'Pace of a day'
export const makeTheDaysAnew = 'Plan the days again'
export const childrenComeAlong = 'Travelling with children'
export const nothingPlannedAddAStop = 'Nothing is planned for this day. Leave it free, or add a stop.'
export const printOrAddToCalendar = 'Print or add to calendar'
export const flightsAreBookedAlready = (place: string) =>
  `This trip’s flights are booked already. For flights to ${place}, start a new trip.`
export const noAirportKnown = (place: string) => `We don’t know an airport for ${place}. Tell us where you’d like to fly to.`
export const findFlights = 'Find flights'
export const youAskedForFlightsTo = (place: string) => `You asked for flights to ${place}`
export const searchedNoneChosen = 'We’ve searched for flights. Choose one in your trip.'
export const youLandOn = (date: string, planStartsOn: string | null) =>
  `You land on ${date}; the plan ${planStartsOn ? `starts on ${planStartsOn}` : 'has no first day yet'}.`
export const beginOn = (date: string) => `Start on ${date}`
export const takenBack = 'Undone.'
export const undo = 'Undo'
export const undoChange = (change: string) => `Undo: ${change}`
export const noteLine = (note: string) => `Note: ${note}`
export const wayfarerDayByDay = 'Wayfarer · Day by day'
export const firstDayStillOpen = 'First day still open'
export const checkBeforeYouGo =
  'Times are suggestions, and travel times are estimated from the distance. Opening hours and prices change, so check them before you go.'
export const flights = 'Flights'
export const simulatedFlights = 'Demo market: no real airline sells these.'
export const nothingPlannedForThisDay = 'Nothing is planned for this day.'
export const typicalPricesOfAll = (currency: string, areFlightsKnown: boolean) =>
  `Typical prices in ${currency} with bed, food, transport and entrance fees; ${areFlightsKnown ? 'your flights are included' : 'flights aren’t included'}.`
export const show = 'Show'
export const showThePlan = 'Show the plan'
export const plan = 'Plan'
export const calm = 'Calm'
export const usual = 'Usual'
export const fullDays = 'Full days'
export const careful = 'Careful'
export const generous = 'Generous'
export const daysIn = (count: number, place: string) => `${count === 1 ? 'One day' : `${count} days`} in ${place}`
export const forLikings = (likings: string) => `For ${likings}`
export const forEverything = 'For everything'
export const withChildren = (taste: string) => `${taste}, with children`
export const dayOnDate = (day: number, date: string) => `Day ${day} · ${date}`
export const day = (day: number) => `Day ${day}`
export const nothingPlannedYet = 'Nothing planned yet'
export const stops = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)
export const kmOnFoot = (km: number) => `${km} km on foot`
export const until = (time: string) => `until ${time}`
export const indoors = 'indoors'
export const outdoors = 'outdoors'
export const forChildrenToo = 'good for children'
export const walk = (duration: string, km: number) => `${duration} on foot, ${km} km`
export const ride = (duration: string, km: number) => `About ${duration} by public transport, ${km} km`
export const whatIsLeft = (place: string, day: number) => `Other sights in ${place}, nearest to day ${day} first.`
export const noGuideAnyMore = (place: string) => `We don’t have a guide to ${place} any more. Your plan stays, and you can move its stops.`
export const everySightIsPlanned = (place: string) =>
  `Every sight we know in ${place} is already in the plan. Remove one from another day first, or move it here.`
export const kmAway = (km: string) => `${km} km away`
export const loadingWhatIsLeft = 'Loading other sights'
export const planGoesOnBelow = (place: string) => `${place} · continued below`
export const replacedByPlanFor = (place: string) => `Replaced by the plan for ${place}`
export const yourTripHasChangedSince = 'Your trip has changed since then'
export const somethingElse = 'Something else'
export const somethingUnderARoof = 'Something indoors'
export const somethingForChildren = 'Something for children'
export const chooseWhatInstead = 'Choose a replacement…'
export const takeItOut = 'Remove it'
export const moreFor = (stop: string) => `More for ${stop}`
export const insteadOf = (stop: string) => `Instead of ${stop}`
export const toAnotherDay = 'To another day'
export const toDay = 'To day'
export const toNamedDay = (day: number, title: string) => `To day ${day}, ${title}`
export const dayWasAdded = (day: number, title: string) => `Added day ${day}: ${title}.`
