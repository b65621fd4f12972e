export const forEverybody = 'For everyone'
export const everyone = 'Everyone'
export const notSoldFor = (names: string) => `Not sold for ${names}.`
export const perTraveller = 'per traveller'
export const forTheGroup = 'for the group'
export const extras = 'Extras'
export const placesLeft = (count: number) => (count === 1 ? '1 place left' : `${count} places left`)
export const terms = 'Terms'
export const ofExtraOnAirlinesPage = (name: string) => `of ${name}, on the airline’s page, in a new tab`
