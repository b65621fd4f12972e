export const printYourBooking = 'Print your booking'
export const backToTheBooking = 'Back to the booking'
