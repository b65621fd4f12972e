export const seatsBagsMealsAndExtras = 'Seats, bags, meals and extras'
export const notSoldHere = 'Not sold here'
export const added = (count: number) => `${count} added`
export const chosen = (count: number) => `${count} chosen`
export const chosenOfMost = (count: number, most: number) => `${count} of ${most} chosen`
export const givenAtCheckIn = 'Assigned at check-in'
export const noneToAdd = 'None to add'
export const includedNoneChosen = 'Included, none chosen'
export const noneChosen = 'None chosen'
export const checkedEachIncluded = (least: number) => `${least} checked each included`
export const noCheckedBagIncluded = 'No checked bag included'
