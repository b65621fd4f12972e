// Loaded into the server before anything else: when the program that started it dies, even by kill -9, the server leaves
// too, so that no forgotten server keeps the port and the data folder.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
