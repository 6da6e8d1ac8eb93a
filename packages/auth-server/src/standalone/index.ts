export { ConfigurationError, readArguments, readConfiguration, readEnvironment } from './configuration.ts'
export { startStandalone } from './start.ts'
