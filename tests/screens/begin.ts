import { rmSync } from 'node:fs'
import setUpJourneys from '../journeys/global-set-up'
import { screensFolder } from './shoot'

/** Screens of an earlier run would stand on the sheets of this one. */
export default async function begin(): Promise<void> {
  rmSync(screensFolder, { recursive: true, force: true })
  await setUpJourneys()
}
