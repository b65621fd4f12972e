/** Numbers in digits and words as { n }, ordinals as { nth }. Words stand in the lexicon. */
export const NUMBERS = `
num: {digits}
num: {amount}
num: @number
num: @tens>a @units>b ;; make=sum
num: (@number>a)? @hundred>h (@and? {digits>b} | @and? @number>b)? ;; make=hundreds
`
