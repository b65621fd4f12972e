import { randomUUID } from 'node:crypto'

// The proxy writes the headers of everything else (proxy.ts). None of these is a page; one that is opened as a page runs nothing.
const NO_PAGE = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
  { key: 'content-security-policy', value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox" },
]
const OF_SOMEBODY = [
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'permissions-policy', value: 'camera=(), microphone=(self), geolocation=()' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
]
const HEADERS_PAST_PROXY = {
  '/_next/static/:path*': NO_PAGE,
  '/icon.svg': NO_PAGE,
  '/api/chat': [...NO_PAGE, ...OF_SOMEBODY],
  '/api/replay': [...NO_PAGE, ...OF_SOMEBODY],
}
const headersPastProxy = Object.entries(HEADERS_PAST_PROXY).flatMap(([source, headers]) => [
  { source, headers },
  // A server that is reached by HTTPS says so with them, too.
  {
    source,
    has: [{ type: /** @type {const} */ ('header'), key: 'x-forwarded-proto', value: 'https' }],
    headers: [{ key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' }],
  },
])

/** @type {import('next').NextConfig} */
const config = {
  // Written into the bundles of the server and the browser alike (components/state/own-build.ts).
  env: { WAYFARER_BUILD: randomUUID() },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    '@duffel/api',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'fontkit',
    'nodemailer',
    'pdfkit',
    'postgres',
    'stripe',
  ],
  // Title and description stand in the head for everybody, not only for those who are known to read no scripts.
  htmlLimitedBots: /./,
  // No picture is made by the server: its optimiser has been a way in.
  images: { unoptimized: true },
  headers: async () => headersPastProxy,
  productionBrowserSourceMaps: false,
  // `npm test` and `npm run typecheck` check the types, with the tests' too; a build would take half as long again to do it once more.
  typescript: { ignoreBuildErrors: true },
  // While developing, Next logs each address with its query: a hand-off's holds tokens.
  logging: { incomingRequests: { ignore: [/[?&](accessToken|refreshToken|handOffCode)=/i] } },
  // The minifier moved the spread of an array before the call that fills it ("back Sunday" lost its day). What the server runs keeps its
  // names and its order, and loses white space alone. And a page is loaded when it is first asked for: all of them at the start would keep
  // the first answer waiting for a third of a second, and hold 37 MB. And a build writes nothing down for the next one: that takes half a
  // minute and 430 MB, and the next build is ten seconds shorter by it. And no source maps: what is packed below is not where they say, so
  // that nothing reads their 100 MB.
  experimental: {
    serverMinification: false,
    preloadEntriesOnStart: false,
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const [{ packServer }, { hintScripts }] = await Promise.all([
        import('./scripts/setup/pack-server.mjs'),
        import('./scripts/setup/compile-hints.mjs'),
      ])
      hintScripts(distDir)
      await packServer(distDir)
    },
  },
}

export default config
