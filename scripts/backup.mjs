// npm run backup -- FILE: writes every row of the database of this environment to one file.
import { moveData } from './setup/move-data.mjs'

await moveData('backUp', import.meta.filename)
