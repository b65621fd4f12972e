import { askedSlots } from './asked-slots'
import type { Chart } from './grammar/chart'
import { type Reading, read } from './grammar/read'
import { type AncillaryContext, addAncillaryItems, ancillaryContext } from './skills/ancillaries/context'
import { GRAMMAR } from './skills/grammar'
import { addOrderItems } from './skills/order/order-items'
import { addPartyItems } from './skills/party/party-items'
import { pickContext } from './skills/pick/context'
import { addTableItems } from './skills/pick/table-items'
import { addPlanItems } from './skills/plan/plan-items'
import { addNameWords } from './skills/stays/stay-items'
import type { Table } from './table'

const READ = new WeakMap<Table, Map<string, Reading>>()

/**
 * A message read with what lies on the table: the reading of all its skills. Several readers ask for the same reading: it is made once.
 */
export function readMessage(message: string, table: Table, buying: AncillaryContext = ancillaryContext(table)): Reading {
  const readings = READ.get(table) ?? new Map<string, Reading>()
  READ.set(table, readings)
  const key = `${buying.buysBags} ${message}`
  const known = readings.get(key)
  if (known) return known
  const addShown = (chart: Chart) => {
    addTableItems(chart, table, pickContext(table).choices)
    addPartyItems(chart, table)
    addOrderItems(chart, table.situation)
    addAncillaryItems(chart, buying)
    addPlanItems(chart, table)
    if (['@house', '@sleeps', '@bedroom'].some((tag) => chart.all(tag).length > 0)) addNameWords(chart, table.names)
  }
  const reading = read(message, GRAMMAR, table.names, askedSlots(table), addShown, table.language)
  readings.set(key, reading)
  return reading
}
