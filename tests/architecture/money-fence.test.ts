import { expect, test } from 'vitest'
import { projectFiles, readProjectFile, sourceFiles } from './project-files'
import { namesOf, reach } from './rules'

// No tool and no message can buy: money moves by a press on one of the orders' own routes, and by nothing else.

/** What a traveller's press does: hold and take money, or give a booking back. */
const PRESSES = ['place-order', 'pay-due', 'cancel-order'].map((name) => `lib/workflows/orders/${name}.ts`)
/** What goes on with orders that were pressed for already. */
const GOING_ON = ['advance-order', 'settle-order', 'resume-order', 'resume-orders', 'process-webhooks', 'abandon-bank-check'].map(
  (name) => `lib/workflows/orders/${name}.ts`,
)
const GATEWAY = 'lib/ports/payment-gateway.ts'
/** A recording passes on what is said to the gateway, and a replay answers from what was recorded. */
const ABOUT_THE_GATEWAY = ['lib/replay/recorded-outside.ts', 'lib/replay/taps.ts']
/** The presses of a recorded traveller, replayed on play money: see below that nothing else is there. */
const REPLAYED_PRESSES = 'app/(quality)/engine/buying-acts.ts'

const isOfTheAssistant = (path: string) => /^(tools|lib\/chat|prompts|lib\/replay|lib\/adapters\/model)\//.test(path)
const isOfTheChat = (path: string) => isOfTheAssistant(path) || path.startsWith('app/api/chat/')
const movesMoney = (path: string) => [...PRESSES, ...GOING_ON].includes(path) || path.startsWith('lib/adapters/payments/')
const outsideOfOrders = () => sourceFiles().filter(({ path }) => !path.startsWith('lib/workflows/orders/'))

test('only the routes of orders know what a press does, and only as POST', () => {
  const knowing = namesOf(outsideOfOrders(), (to) => PRESSES.includes(to))
  const routes = knowing.filter((path) => path !== REPLAYED_PRESSES)
  expect(routes.filter((path) => !/^app\/api\/orders\/(.*\/)?route\.ts$/.test(path))).toEqual([])
  expect(routes.length).toBeGreaterThan(1)
  for (const path of routes) expect(readProjectFile(path), path).not.toMatch(/export const (GET|HEAD|PUT|PATCH|DELETE)\b/)
})

test('only the routes of orders, the webhooks and the sweeper go on with orders', () => {
  const knowing = namesOf(outsideOfOrders(), (to) => GOING_ON.includes(to))
  const allowed = /^app\/(api\/(orders|webhooks)\/(.*\/)?route|process\/background-work)\.ts$/
  expect(knowing.filter((path) => !allowed.test(path))).toEqual([REPLAYED_PRESSES])
  expect(knowing).toContain('app/process/background-work.ts')
})

test('whatever the assistant is made of reaches nothing that moves money, however many imports away', () => {
  expect(reach(sourceFiles(), isOfTheAssistant, ({ to, isOurs }) => isOurs && movesMoney(to))).toEqual([])
})

test('a turn of the chat reaches no order that could be placed or gone on with', () => {
  expect(reach(sourceFiles(), isOfTheChat, ({ to, isOurs }) => isOurs && [...PRESSES, ...GOING_ON].includes(to))).toEqual([])
})

test('no part of the assistant, and nothing in the browser, knows the gateway even by its type', () => {
  const knowing = namesOf(sourceFiles(), (to) => to === GATEWAY)
  expect(knowing.filter((path) => isOfTheChat(path) || path.startsWith('components/')).toSorted()).toEqual(ABOUT_THE_GATEWAY)
  const speaking = sourceFiles().filter(({ path }) => isOfTheChat(path) && /\bgateway\b|\/api\/orders\b/.test(readProjectFile(path)))
  expect(speaking.map(({ path }) => path).filter((path) => !path.startsWith('lib/replay/'))).toEqual([])
})

test('only workflows of orders hold, take, release or give back money', () => {
  const calling = sourceFiles().filter(({ path }) => /\bgateway\.(authorise|capture|refund|cancel)\(/.test(readProjectFile(path)))
  const paths = calling.map(({ path }) => path).filter((path) => !path.startsWith('lib/adapters/payments/'))
  expect(paths.filter((path) => !path.startsWith('lib/workflows/orders/'))).toEqual(['lib/replay/taps.ts'])
  expect(paths.length).toBeGreaterThan(1)
})

test('a replay plays with play money: nothing that it is made of reaches a real gateway, a real airline or the app’s own services', () => {
  const isOfTheReplay = (path: string) => path.startsWith('app/(quality)/engine/') || path === 'lib/services/replay-world.ts'
  const isReal = (to: string) =>
    /^lib\/(services\.ts$|services\/app-services\.ts$|adapters\/(payments\/stripe|supplier\/duffel)\/)/.test(to)
  expect(reach(sourceFiles(), isOfTheReplay, ({ to, isOurs }) => isOurs && isReal(to))).toEqual([])
})

test('no webhook is read without its signature', () => {
  const files = projectFiles('lib').concat(projectFiles('app'))
  expect(files.filter((path) => /\.tsx?$/.test(path) && /WithoutVerification\b/.test(readProjectFile(path)))).toEqual([])
})

// The fence itself.

const file = (path: string, ...to: string[]) => ({ path, imports: to.map((name) => ({ to: name, isTypeOnly: false, isOurs: true })) })

test('the fence finds a tool that buys through others', () => {
  const files = [file('tools/pay/tool.ts', 'lib/workflows/trips/helper.ts'), file('lib/workflows/trips/helper.ts', PRESSES[0] ?? '')]
  expect(reach(files, isOfTheAssistant, ({ to }) => movesMoney(to))).toEqual([
    'tools/pay/tool.ts → lib/workflows/trips/helper.ts → lib/workflows/orders/place-order.ts',
  ])
  expect(namesOf(files, (to) => PRESSES.includes(to))).toEqual(['lib/workflows/trips/helper.ts'])
})
