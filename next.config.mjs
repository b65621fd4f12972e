/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'postgres'],
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // Minified, the server misread weekdays ("back Sunday"): it gains nothing by being short, and errors stay readable.
  experimental: { serverMinification: false },
}

export default config
