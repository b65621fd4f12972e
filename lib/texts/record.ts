export const recordThisTrip = 'Record this trip'
export const whatIsRecorded =
  'Records what is said, chosen and searched from now on, so that it can be played again. Names, addresses, passports, cards and keys are replaced before anything is saved.'
export const downloadTranscript = 'Download transcript'
