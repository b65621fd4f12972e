export const replayOfATranscript = 'Replay of a transcript'
export const nothingOfItWasRun = 'Nothing of it was run.'
export const download = 'Download'
export const report = 'Report'
export const saveAsTestFile = 'Save as test file'
export const whereTheTestFileGoes = 'Today’s run, as what is expected from now on. Put it at {path}'
export const compareWith = 'Compare with'
export const noOther = 'no other'
export const nameAndDay = (name: string, recordedOn: string) => `${name} of ${recordedOn}`
export const compare = 'Compare'
export const playingOnTodaysCode = (title: string) => `Playing “${title}” on today’s code`
export const allTranscripts = 'All transcripts'
export const twoRunsSideBySide = 'Two runs side by side'
export const fileIsTooLarge = 'This file is larger than 20 MB, which is more than a transcript may have.'
export const openAFile = 'Open a file'
export const chooseOrDropATranscript = 'Choose a transcript or drop it here. It is played, shown, and kept nowhere.'
export const playingFile = (file: string) => `Playing ${file}`
export const theOpenedFile = 'The opened file'
export const fileCouldNotBeSent = 'The file could not be sent. Check your connection and open it again.'
export const replay = 'Replay'
export const lastRun = (time: string, mode: string) => `Last run ${time} UTC, ${mode}.`
export const noRunWasFound = 'No run of npm run replay was found here.'
export const recordedThreadsPlayedAgain = 'Recorded threads, played again on the code that is running now.'
export const theReplayFailed = 'The replay failed.'
export const couldNotBeReplayed = (failure: string) => `This transcript could not be replayed: ${failure}`
export const whatWasRecordedIsShown = 'What was recorded is shown.'
export const nothingStandsInTheThread = 'Nothing stands in the thread at this moment.'
export const theScreen = 'The screen'
export const noDifferences = 'No differences'
export const differencesFound = (count: number) => `${count} differences between recorded and replayed`
export const bothSideBySide = 'Recorded and replayed, side by side'
export const recorded = 'Recorded'
export const replayed = 'Replayed'
export const thisEvent = 'This event'
export const trip = 'Trip'
export const mode = 'Mode'
export const prompt = 'Prompt'
export const toolCalls = 'Tool calls'
export const outside = 'Outside'
export const commands = 'Commands'
export const checkoutStep = 'Checkout step'
export const none = 'none'
export const tools = 'Tools'
export const order = 'Order'
export const orderAndPayment = (status: string, paymentStatus: string) => `${status}, payment ${paymentStatus}`
export const noEventYet = 'There is no event yet.'
export const noTripYet = 'There is no trip yet.'
export const noModeYet = 'There is no mode yet.'
export const noPromptYet = 'There is no prompt yet.'
export const noToolCallYet = 'There is no tool call yet.'
export const noCallOfTheOutsideYet = 'There is no call of the outside yet.'
export const noCommandYet = 'There is no command yet.'
export const searchTranscripts = 'Search transcripts'
export const stop = 'Stop'
export const replayAll = (count: number) => `Replay all ${count}`
export const saveReport = 'Save report'
export const playingNumberOf = (number: number, count: number) => `Playing ${number} of ${count}`
export const noTranscriptHasTheWords = 'No transcript has these words.'
export const thereAreNoTranscriptsYet = 'There are no transcripts yet. Record a thread from its menu, or open a file.'
export const transcripts = 'Transcripts'
export const lines = (events: number) => `${events} lines`
export const notPlayedYet = 'not played yet'
export const sameWithinMs = (milliseconds: number) => `same · ${milliseconds} ms`
export const played = (count: number, same: number, otherwise: number) => `${count} played: ${same} same, ${otherwise} otherwise.`
export const recordedThread = 'Recorded thread'
export const allOfIt = 'All of it'
export const flight = (index: number) => `Flight ${index}`
export const flights = 'Flights'
export const nothingWasSearchedYet = 'nothing was searched yet'
export const travellers = 'Travellers'
export const travellersAndDetails = (travellers: string, count: number) => `${travellers}, details of ${count}`
export const total = 'Total'
export const notFinal = (total: string) => `${total}, not final`
export const billing = 'Billing'
export const given = 'given'
export const notGiven = 'not given'
export const undo = 'Undo'
export const nothingToUndo = 'nothing to undo'
export const version = 'Version'
export const notPicked = 'not picked'
export const noFareYet = 'no fare yet'
export const theReplayBrokeOff = 'the replay broke off'
export const recordedWith = 'Recorded with'
export const versionOfWayfarer = (app: string) => `Wayfarer ${app}`
export const clock = 'Clock'
export const today = 'Today'
export const model = 'Model'
export const supplier = 'Supplier'
export const gateway = 'Gateway'
export const seed = 'Seed'
export const acts = 'Acts'
export const says = (words: string) => `Says “${words}”`
export const presses = (words: string) => `Presses “${words}”`
export const saysOtherwise = (message: number, words: string) => `Says otherwise (message ${message}): “${words}”`
export const asksForAnotherAnswer = (message: number) => `Asks for another answer (message ${message})`
export const letsTheAnswerGoOn = 'Lets the answer go on'
export const looksAtAnotherVersion = (message: number) => `Looks at another version (message ${message})`
export const pressesStopAfter = (chunks: number) => `Presses “Stop” after ${chunks} chunks`
export const leavesAndComesBack = (chunks: number) => `Leaves after ${chunks} chunks, and comes back`
export const changesTheTrip = (type: string) => `Changes the trip: ${type}`
export const undoesTheLastChange = 'Undoes the last change'
export const checksThePricesAgain = 'Checks the prices again'
export const comesBackAfter = (minutes: number) => `Comes back after ${minutes} min`
export const paysWith = (card: string) => `Pays with ${card}`
export const confirmsAtTheBank = 'Confirms at the bank'
export const refusesAtTheBank = 'Refuses at the bank'
export const cancelsTheBooking = 'Cancels the booking'
export const modelSays = (words: string) => `Model: ${words}`
export const toolIsCalled = (tool: string) => `Tool ${tool}`
export const failedBecause = (words: string) => `failed: ${words}`
export const tripIsChangedBy = (type: string, issuedBy: string) => `Trip: ${type} by the ${issuedBy}`
export const isNotShown = (words: string) => `Not shown: ${words}`
export const refused = (words: string) => `Refused: ${words}`
export const answerIs = (message: number, status: string) => `Answer ${message} is ${status}`
export const errorIn = (where: string, words: string) => `Error in ${where}: ${words}`
export const theEnd = 'The end'
export const moreCharacters = (text: string, count: number) => `${text}\n… ${count} more characters`
export const cannotBeUnpacked = 'cannot be unpacked'
export const recordedSince = (recordedOn: string) => `recorded since ${recordedOn} UTC`
export const countOfDifferences = (count: number) => `${count} ${count === 1 ? 'difference' : 'differences'}`
