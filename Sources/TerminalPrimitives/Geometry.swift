/// A cell's place: columns from the left, rows from the top, both from 0.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

package struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A rectangle of cells; never of negative size.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  package init(size: Size) { self.init(0, 0, size.width, size.height) }

  package var minX: Int { origin.x }
  package var minY: Int { origin.y }
  /// The first column beyond the right edge.
  package var maxX: Int { origin.x + size.width }
  /// The first row below the bottom edge.
  package var maxY: Int { origin.y + size.height }
  package var width: Int { size.width }
  package var height: Int { size.height }
  package var isEmpty: Bool { width == 0 || height == 0 }

  package func contains(_ point: Point) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }

  package func inset(_ horizontal: Int, _ vertical: Int) -> Rect {
    Rect(
      minX + horizontal, minY + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }
}
