/** The address under which the build serves the file. */
declare module '*.woff2' {
  const address: string
  export default address
}
