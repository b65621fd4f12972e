export const recordThisTrip = 'Record this trip'
export const whatIsRecorded =
  'Keeps what is said, pressed and searched from now on, so that it can be played again. Names, addresses, passports, cards and keys are replaced before anything is kept.'
export const downloadTranscript = 'Download transcript'
