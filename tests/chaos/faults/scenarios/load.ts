import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../../scripts/setup/paths.mjs'
import { sleep } from '../../session'
import { textOfParts } from '../../threads/answer-text'
import { isClearRefusal, openGuest } from '../guest'
import type { Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

const HEAP_MB = 512
/** On a quick machine more than there is room to answer at once. */
const TRAVELLERS = 100
const TURNS = 1
const BLOCKS = 2
/** Each another one: an answer that is known already takes no time. */
const searchOf = (index: number, turn: number) => `London to New York in ${20 + TURNS * index + turn} days, one way`

/** Little memory, many travellers at once, and an event loop that stands still now and then. */
export const littleMemory: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  const blockLoop = pathToFileURL(join(root, 'tests', 'chaos', 'faults', 'block-loop.mjs')).href
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import ${blockLoop}`, SANDBOX_DIALS: 'delay=15000 price-change=0' }
  await stage.withApp('little-memory', env, async (app) => {
    await app.start()
    const guests = await Promise.all(Array.from({ length: TRAVELLERS }, () => openGuest(app.url)))
    const heard = guests.map(async (guest, index) => {
      const answers = []
      for (let turn = 0; turn < TURNS; turn++) answers.push(await guest.say(searchOf(index, turn)))
      return answers
    })
    for (let block = 0; block < BLOCKS; block++) {
      await sleep(1_500)
      app.signal('SIGUSR2')
    }
    const all = (await Promise.all(heard)).flat()
    const refused = all.filter(({ end }) => end === 'refused')
    const whole = all.filter(({ end, seen }) => end === 'finish' && seen.status === 'complete')
    figure('turns', all.length)
    figure('answered whole', whole.length)
    figure('refused', refused.length)
    figure('MB held', app.memoryMb())
    check(
      'nothing breaks off',
      whole.length + refused.length === all.length,
      all.filter(({ end }) => end !== 'finish' && end !== 'refused').map(({ end, httpStatus }) => [end, httpStatus]),
    )
    check(
      'whoever is refused is refused clearly',
      refused.every((one) => isClearRefusal(one)),
      refused.find((one) => !isClearRefusal(one)),
    )
    check('some are answered whatever the load', whole.length > 0)
    const [guest] = guests
    if (!guest) return
    await checkIsWellAgain(trial, guest)
    for (const [index, traveller] of guests.entries()) {
      if (!(await traveller.findThread())) continue
      const stored = (await traveller.whenAtRest()).messages
        .filter(({ role }) => role === 'assistant')
        .map(({ parts }) => textOfParts(parts))
      const seen = (await heard[index])?.filter(({ end }) => end === 'finish').map((one) => one.seen.text())
      check('what was seen is what is stored', JSON.stringify(seen) === JSON.stringify(stored), { seen, stored })
    }
    await checkGoesOn(trial, guest)
  })
}
