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
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // While developing, Next logs each address with its query: a hand-off's holds tokens.
  logging: { incomingRequests: { ignore: [/[?&](accessToken|refreshToken|handOffCode)=/i] } },
  // The minifier moved the spread of an array before the call that fills it ("back Sunday" lost its day). On the server being
  // short gains nothing, and errors stay readable.
  experimental: { serverMinification: false },
}

export default config
