import type { TravellerGroup } from '../traveller'
import { asides } from './asides'
import { business } from './business'
import { corrections } from './corrections'
import { couples } from './couples'
import { dates } from './dates'
import { families } from './families'
import { fragments } from './fragments'
import { places } from './places'
import { pointing } from './pointing'
import { students } from './students'

/** All sixty, ten groups of six. */
export const GROUPS: TravellerGroup[] = [families, business, students, couples, fragments, corrections, places, pointing, dates, asides]
