type Floor = {
  name: string
  /** The first version without the holes that are named; older release lines that were mended, too, are not used here. */
  from: string
  why: string
  /** False for a package that must not come in at all below its floor, and is not there today. */
  isUsed: boolean
}

/** Packages with holes that are known, and the version from which they are closed. `npm test` refuses a lock file with an older one. */
export const FLOORS: Floor[] = [
  {
    name: 'next',
    from: '16.3.3',
    why: 'code run by a picture (GHSA-2xp9-vwfh-vxw4); before it CVE-2025-29927, CVE-2025-66478, CVE-2026-23869, CVE-2026-44578, CVE-2026-64641 to 64649, CVE-2026-75604',
    isUsed: true,
  },
  { name: 'react', from: '19.2.6', why: 'CVE-2025-55182 to 55184, CVE-2025-67779, CVE-2026-23870', isUsed: true },
  { name: 'react-dom', from: '19.2.6', why: 'the same as react', isUsed: true },
  { name: 'react-server-dom-webpack', from: '19.2.6', why: 'the same as react; Next brings its own', isUsed: false },
  { name: 'react-server-dom-turbopack', from: '19.2.6', why: 'the same as react; Next brings its own', isUsed: false },
  {
    name: 'next-auth',
    from: '4.24.15',
    why: 'mail to another address (GHSA-5jpx-9hw9-2fx4), look-alike @ (GHSA-7rqj-j65f-68wh)',
    isUsed: true,
  },
  { name: 'nodemailer', from: '8.0.5', why: 'GHSA-vvjj-xcjg-gr5g', isUsed: true },
  {
    name: 'ai',
    from: '7.0.0',
    why: 'CVE-2025-48985, CVE-2026-8768, CVE-2026-8769, and a changed prototype by the ids of a stream’s pieces',
    isUsed: true,
  },
  { name: 'workflow', from: '5.0.0', why: 'the tokens of its webhooks in the first versions', isUsed: false },
]
