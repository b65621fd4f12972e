import { again, chooseFirst, command, edit, fare, goOn, leaveAfter, minutesLater, pick, say, showVersion, stopAfter, undo } from './beats'
import type { Story } from './story'

/** Going back, stopping, leaving and coming back. Messages are counted from 0, answers among them. */
export const branches: Story[] = [
  {
    name: 'edited-and-switched-back',
    title: 'A message is edited, a branch grows, and the first one comes back with its trip',
    beats: [
      say('London to Lisbon on 4 December, back on 8 December, 1 adult'),
      pick(1),
      edit(0, 'London to Porto on 4 December, back on 8 December, 1 adult'),
      pick(2),
      showVersion(0),
      say('what does it cost?'),
    ],
  },
  {
    name: 'edited-twice',
    title: 'Three versions of one wish, each with its own trip',
    beats: [
      say('Rome to Milan on 10 February one way'),
      edit(0, 'Rome to Turin on 10 February one way'),
      edit(0, 'Rome to Venice on 10 February one way'),
      showVersion(2),
      showVersion(0),
    ],
  },
  {
    name: 'answered-again',
    title: 'An answer is asked for once more; both versions stay',
    beats: [say('Berlin to Paris on 12 January, back on 14 January'), again(1), showVersion(1), say('the first one')],
  },
  {
    name: 'undone-and-done-again',
    title: 'Choices are taken back one by one, by button and by words',
    beats: [say('Madrid to Rome on 3 March, back on 7 March'), ...chooseFirst(2), undo, undo, say('undo that'), fare(1), undo],
  },
  {
    name: 'started-over',
    title: 'Everything is thrown away, and begun anew, and that is taken back too',
    beats: [
      say('London to Lisbon on 4 December, back on 8 December'),
      say('direct flights only'),
      say('start over'),
      undo,
      command({ type: 'start-over' }),
      say('Paris to Nice tomorrow, one way'),
    ],
  },
  {
    name: 'nothing-to-undo',
    title: 'Undo in an empty thread is refused with a sentence',
    beats: [undo, say('hello'), undo],
  },
  {
    name: 'stopped-and-gone-on',
    title: 'An answer is stopped in its middle, kept as far as it went, and goes on',
    beats: [stopAfter(2), say('London to Lisbon on 4 December, back on 8 December'), goOn, say('the first one')],
  },
  {
    name: 'stopped-before-a-word',
    title: 'An answer is stopped before its first word; the thread can be sent to at once',
    beats: [stopAfter(0), say('London to Lisbon on 4 December, back on 8 December'), say('Porto instead')],
  },
  {
    name: 'left-and-come-back',
    title: 'The traveller leaves while an answer is written, and comes back an hour later',
    beats: [
      leaveAfter(1),
      say('London to Lisbon on 4 December, back on 8 December'),
      minutesLater(60),
      pick(1),
      say('are these prices still good?'),
    ],
  },
  {
    name: 'back-after-three-weeks',
    title: 'A thread is opened after three weeks, when its day of travel is over',
    beats: [
      say('London to Lisbon on 4 December, back on 8 December'),
      ...chooseFirst(2),
      minutesLater(21 * 24 * 60),
      say('book it please'),
      say('then find me something next month'),
    ],
  },
]
