export const lookingUpYourBookings = 'Looking up your bookings…'
export const help = 'Help'
export const writeToUs = 'Write to us'
export const noPersonInThisChat = 'You’re chatting with a computer program. There’s no phone line.'
export const letterReachesPeople = 'Your message is emailed to the people who run this Wayfarer.'
export const nobodyStaffsADesk = 'Nobody staffs a help desk here. Your message is kept until whoever runs this Wayfarer looks.'
export const contactUs = 'Contact us'
export const yourBookings = 'Your bookings'
export const thisTrip = 'This trip'
export const pdf = 'PDF'
export const pdfOf = (route: string) => `PDF of ${route}`
export const calendar = 'Calendar'
export const calendarOf = (route: string) => `Calendar file of ${route}`
export const nothingIsBookedYet = 'You haven’t booked anything yet.'
export const bookingsCouldNotBeRead = 'We can’t open your bookings right now.'
export const allBookings = (count: number) => `All ${count} bookings`
export const openYourBookings = 'Open your bookings'
export const whatYouCanDo = 'What you can do'
export const onABookingPage =
  'On a booking’s page: get the PDF and the calendar file, have the confirmation sent again, or cancel. You see your refund first.'
export const withTheAirline =
  'With the airline: change flights, seats or bags, check in, and get your boarding pass. Have your booking reference ready.'
export const simulatedBookings = 'These bookings are simulated, so no airline knows them.'
