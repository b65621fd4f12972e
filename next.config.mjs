// The proxy writes the headers of everything else (proxy.ts). These files are nobody's own; a server that is reached by HTTPS says so
// with them, too.
const STATIC_FILES = ['/_next/static/:path*', '/icon.svg']
const staticHeaders = STATIC_FILES.flatMap((source) => [
  {
    source,
    headers: [
      { key: 'x-content-type-options', value: 'nosniff' },
      { key: 'cross-origin-resource-policy', value: 'same-origin' },
      // None of them is a page; one that is opened as a page runs nothing.
      { key: 'content-security-policy', value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox" },
    ],
  },
  {
    source,
    has: [{ type: /** @type {const} */ ('header'), key: 'x-forwarded-proto', value: 'https' }],
    headers: [{ key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' }],
  },
])

/** @type {import('next').NextConfig} */
const config = {
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
  headers: async () => staticHeaders,
  productionBrowserSourceMaps: false,
  // `npm test` and `npm run typecheck` check the types, with the tests' too; a build would take half as long again to do it once more.
  typescript: { ignoreBuildErrors: true },
  // While developing, Next logs each address with its query: a hand-off's holds tokens.
  logging: { incomingRequests: { ignore: [/[?&](accessToken|refreshToken|handOffCode)=/i] } },
  // The minifier moved the spread of an array before the call that fills it ("back Sunday" lost its day). What the server runs keeps its
  // names and its order, and loses white space alone.
  experimental: { serverMinification: false },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const { packServer } = await import('./scripts/setup/pack-server.mjs')
      await packServer(distDir)
    },
  },
}

export default config
