/** Counts the steps of an answer that were read to their end, for whoever waits for one of them. */
export function countStepsRead() {
  let steps = 0
  let isOver = false
  let wake = () => {}
  return {
    count: () => {
      steps += 1
      wake()
    },
    /** Nobody reads on. */
    end: () => {
      isOver = true
      wake()
    },
    async reaches(wanted: number): Promise<void> {
      while (!isOver && steps < wanted) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
