/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'postgres'],
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
}

export default config
