// Loaded into the server before anything else: its clock goes ahead by the minutes that stand in a file, so that what waits for a
// quarter of an hour need not be waited for.
import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'

const aheadMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) * 60_000
const RealDate = globalThis.Date

if (aheadMs > 0) {
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args, newTarget) => Reflect.construct(RealDate, args.length > 0 ? args : [RealDate.now() + aheadMs], newTarget),
    apply: () => new RealDate(RealDate.now() + aheadMs).toString(),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
  })
  // The clock that answers are dated by was there before this one.
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (...head) {
    if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
    return writeHead.apply(this, head)
  }
}
