/** English words for what somebody in the party cannot do without. */
export const MEMORY_EN = `
[lead]
@no-longer: no longer | not any more | not anymore | forget about | forget | doesnt matter any more

[solid]
@lasting-need: little walking=lasting:little-walking | not much walking=lasting:little-walking | not too much walking=lasting:little-walking | without much walking=lasting:little-walking | less walking=lasting:little-walking | no long walks=lasting:little-walking | cant walk much=lasting:little-walking | cannot walk much=lasting:little-walking | cant walk a lot=lasting:little-walking | cant walk very far=lasting:little-walking | cannot walk very far=lasting:little-walking | doesnt walk well=lasting:little-walking | doesnt walk much=lasting:little-walking | gets tired walking=lasting:little-walking | tires easily=lasting:little-walking | walks with a stick=lasting:little-walking | walks slowly=lasting:little-walking | bad knees=lasting:little-walking | a bad knee=lasting:little-walking | a bad hip=lasting:little-walking | bad hips=lasting:little-walking | easy on the legs=lasting:little-walking | easy on the feet=lasting:little-walking | we need it quiet=lasting:quiet | i need it quiet=lasting:quiet | need peace and quiet=lasting:quiet | like it quiet=lasting:quiet | light sleepers=lasting:quiet | a light sleeper=lasting:quiet | light sleeper=lasting:quiet
`
