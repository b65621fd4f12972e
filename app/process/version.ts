import packageFile from '@/package.json'

/** The version of Wayfarer that is running. */
export const APP_VERSION: string = packageFile.version
