export const chooseANewPassword = 'Choose a new password'
