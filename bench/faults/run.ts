import { measureFloods } from './floods.ts'
import { measureFullDisk } from './full-disk.ts'
import { measureGracefulStop } from './graceful-stop.ts'
import { measureKilledDatabase } from './killed-database.ts'
import { measureKilledSite } from './killed-site.ts'

// By itself (`node bench/faults/run.ts`, on a built tree): it is about what is lost, not about speed.
await measureKilledDatabase()
await measureFullDisk()
await measureKilledSite()
await measureGracefulStop()
await measureFloods()
