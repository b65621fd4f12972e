// npm run restore -- FILE: puts a backup into the empty database of this environment.
import { moveData } from './setup/move-data.mjs'

await moveData('restore', import.meta.filename)
