export const stillMissing = 'This is still missing for the search.'
export const searchBrokeOff = 'The search broke off before all flights were there. Please search again.'
export const nothingCouldBeSearched = 'The connection was lost, so nothing could be searched. Please try again in a moment.'
export const searchNotKept = 'Your browser would not keep the search for the chat. Please say there where you would like to go.'
export const sentenceNotKept = 'Your browser would not keep your sentence for the chat. Please write it there once more.'
export const connectionWasLost = 'The connection was lost. Nothing was changed; please try again in a moment.'
export const thatDidNotWork = 'That did not work. Nothing was changed; please try again.'
export const tripAsksForAnotherStay = 'Your trip asks for another stay by now.'
export const noPlaceFoundFor = (asked: string) => `No place found for “${asked}”.`
