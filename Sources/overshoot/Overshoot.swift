import MotionCatalog
import MotionPipeline

@main
struct Overshoot {
  static func main() {
    let result = Pipeline.run(prompt: CommandLine.arguments.dropFirst().joined(separator: " "))
    print(result.file?.source ?? "")
  }
}
