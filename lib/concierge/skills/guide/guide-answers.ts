import type { Topic } from '../../router/topics'
import { ABROAD } from './answers/abroad'
import { BAGS } from './answers/bags'
import type { GuideAnswer } from './answers/guide-answer'
import { MONEY } from './answers/money'
import { ON_BOARD } from './answers/on-board'
import { PAPERS } from './answers/papers'
import { PEOPLE } from './answers/people'
import { PERSONAL } from './answers/personal'
import { RIGHTS } from './answers/rights'
import { TICKETS } from './answers/tickets'

/** What the guide answers, one entry a topic. */
export const GUIDE_ANSWERS: Record<Topic, GuideAnswer> = {
  ...RIGHTS,
  ...BAGS,
  ...ON_BOARD,
  ...PAPERS,
  ...PEOPLE,
  ...TICKETS,
  ...MONEY,
  ...ABROAD,
  ...PERSONAL,
}
