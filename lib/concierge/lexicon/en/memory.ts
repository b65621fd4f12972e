/** English words for what somebody in the party cannot do without. */
export const MEMORY_EN = `
[lead]
@no-longer: no longer | not any more | not anymore | forget about | forget | doesnt matter any more | dont care about | dont care for | not into | not interested in | not bothered about
@nobody: nobody | noone

@denied-behind: not needed | isnt needed | isnt necessary | not required | no longer needed

[solid]
@carriage: pram | prams | buggy | pushchair | stroller | strollers | pram thing | car seat | child seat | travel cot
@walks-well: can walk fine=lasting:little-walking | can walk well=lasting:little-walking | can walk again=lasting:little-walking | walks fine=lasting:little-walking | walks well=lasting:little-walking | walking fine=lasting:little-walking | walking fine now=lasting:little-walking | walking is no problem=lasting:little-walking | walking is not a problem=lasting:little-walking | walking isnt a problem=lasting:little-walking | walking is fine=lasting:little-walking | fine on foot=lasting:little-walking | good on foot=lasting:little-walking
@lasting-need: little walking=lasting:little-walking | not much walking=lasting:little-walking | not too much walking=lasting:little-walking | without much walking=lasting:little-walking | less walking=lasting:little-walking | no long walks=lasting:little-walking | cant walk much=lasting:little-walking | cannot walk much=lasting:little-walking | cant walk a lot=lasting:little-walking | cant walk very far=lasting:little-walking | cannot walk very far=lasting:little-walking | doesnt walk well=lasting:little-walking | doesnt walk much=lasting:little-walking | gets tired walking=lasting:little-walking | tires easily=lasting:little-walking | walks with a stick=lasting:little-walking | walks slowly=lasting:little-walking | bad knees=lasting:little-walking | a bad knee=lasting:little-walking | a bad hip=lasting:little-walking | bad hips=lasting:little-walking | easy on the legs=lasting:little-walking | easy on the feet=lasting:little-walking | we need it quiet=lasting:quiet | i need it quiet=lasting:quiet | need peace and quiet=lasting:quiet | like it quiet=lasting:quiet | light sleepers=lasting:quiet | a light sleeper=lasting:quiet | light sleeper=lasting:quiet
`
