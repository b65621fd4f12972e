export const bothDidTheSame = 'Both did the same.'
export const stepsDiffer = (differing: number, count: number) => `${differing} of ${count} steps differ.`
export const nothingDiffers = 'Today’s code does just what was recorded.'
export const differences = 'Differences'
export const was = 'was'
export const is = 'is'
export const differs = 'differs'
export const events = 'Events'
export const pause = 'Pause'
export const play = 'Play'
export const playFast = 'Play 4×'
export const time = 'Time'
export const eventPosition = (event: string, time: string, position: number, count: number) => `${event}, ${time}, ${position} of ${count}`
export const nothing = 'nothing'
export const seconds = (count: string) => `${count} s`
export const minutesAndSeconds = (minutes: number, seconds: string) => `${minutes} min ${seconds} s`
export const hoursAndMinutes = (hours: number, minutes: string) => `${hours} h ${minutes} min`
export const whatStandsBehindThisStep = 'What stands behind this step'
