export const enterAValidEmail = 'Please enter a valid email address'
export const emailIsRequired = 'Email is required'
export const email = 'Email'
export const asking = 'Asking…'
export const sendMeALink = 'Send me a link'
export const pleaseLookInYourInbox = 'Please look in your inbox'
export const mailIsOnItsWay = (email: string, minutes: number) =>
  `If there is an account for ${email}, a mail with a link is on its way. The link works once, for ${minutes} minutes.`
export const noMail =
  'No mail? Look among the unwanted ones, and whether the address is the one of your account. Three mails an hour go to one address, no more.'
export const askAgain = 'Ask again, or for another address'
export const passwordIsRequired = 'Password is required'
export const signIn = 'Sign in'
export const yourPasswordIsSet = 'Your password is set'
export const signInNow = (signedOut: string) => `${signedOut} Sign in with the new password now.`
export const askForANewLink = 'Ask for a new link'
export const thisLinkCannotBeUsed = 'This link cannot be used'
export const linkIsUsedOrTooOld =
  'It was used already, is too old, or is not whole. Your password is as it was. Open the newest mail’s link again, or ask for a new one.'
export const newPassword = 'New password'
export const charactersBetween = (shortest: number, longest: number) => `${shortest} to ${longest} characters`
export const settingYourPassword = 'Setting your password…'
export const setPassword = 'Set password'
export const everyDeviceIsSignedOut = 'Every device that is signed in to your account is signed out, this one too.'
export const thisNeedsJavascript = 'This needs JavaScript.'
export const goToSignIn = 'Go to sign-in'
export const noDeviceWasSignedIn = 'No device was signed in.'
export const oneDeviceIsSignedOut = 'The one device that was signed in is signed out.'
export const allDevicesAreSignedOut = (count: number) => `All ${count} devices are signed out.`
