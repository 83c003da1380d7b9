package hu.asztaltars.app

import android.os.Bundle
import android.view.View
import androidx.activity.enableEdgeToEdge
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/**
 * The one screen. The Back gesture needs nothing here: Tauri goes back in the page's history, and where that has no way
 * back (Home), the gesture leaves the app.
 */
class MainActivity : TauriActivity() {
  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    super.onCreate(savedInstanceState)
    keepClearOfTheSystem(findViewById(android.R.id.content))
  }

  /**
   * From Android 15 the page is drawn under bars, camera hole and keyboard whether it likes it or not, and only newer web
   * views tell it how far they reach. So the page gets what they leave, on every version; what lies behind them has the
   * paper's colour (`@color/paper`).
   */
  private fun keepClearOfTheSystem(content: View) {
    val taken =
      WindowInsetsCompat.Type.systemBars() or
        WindowInsetsCompat.Type.displayCutout() or
        WindowInsetsCompat.Type.ime()
    ViewCompat.setOnApplyWindowInsetsListener(content) { view, insets ->
      val edges = insets.getInsets(taken)
      view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
      WindowInsetsCompat.CONSUMED
    }
  }
}
