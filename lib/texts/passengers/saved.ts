export const passportOptional = 'Passport (optional)'
export const thisIsMe = 'This is me'
export const saving = 'Saving…'
export const save = 'Save'
export const cancel = 'Cancel'
export const aNewSavedPassenger = 'A new saved passenger'
export const you = 'You'
export const change = 'Change'
export const changePassenger = (name: string) => `Change ${name}`
export const deleteLabel = 'Delete'
export const deletePassenger = (name: string) => `Delete ${name}`
export const confirmDelete = (name: string) => `Delete ${name}? Your booked trips stay as they are.`
export const deleting = 'Deleting…'
export const keep = 'Keep'
export const deleteQuestion = (name: string) => `Delete ${name}?`
export const expired = (day: string) => `expired ${day}`
export const validTo = (day: string) => `to ${day}`
export const born = (day: string) => `Born ${day}`
export const passport = (maskedNumber: string) => `Passport ${maskedNumber}`
export const passengerSaved = (firstName: string) => `${firstName} is saved.`
export const savedPassengers = 'Saved passengers'
export const savedPassengersIntro = 'Fill in forms with one tap. Passport numbers are kept encrypted; we only show the last characters.'
export const nobodySavedYet =
  'You haven’t saved anyone yet. Add yourself and the people you travel with, or tick “Save for next time” when you book.'
export const passengerDeleted = (firstName: string) => `${firstName} is deleted from your saved passengers.`
export const addAPassenger = 'Add a passenger'
export const accountIsFull = (most: number) => `An account holds ${most} people. Delete one to add another.`
