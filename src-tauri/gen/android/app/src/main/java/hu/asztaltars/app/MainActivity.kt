package hu.asztaltars.app

import android.content.Intent
import android.os.Build
import android.os.Bundle
import android.view.View
import android.webkit.WebView
import androidx.activity.enableEdgeToEdge
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/**
 * The one screen. The Back gesture needs nothing here: Tauri goes back in the page's history, and where that has no way
 * back (Home), the gesture leaves the app.
 */
class MainActivity : TauriActivity() {
  private var page: WebView? = null

  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    // The page asks for it as soon as it stands; an activity that is made anew has looked at it before.
    if (savedInstanceState == null) HandedOver.take(this, intent)
    super.onCreate(savedInstanceState)
    // The list of open apps would show the hand of whoever played last to whoever takes the device next.
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) setRecentsScreenshotEnabled(false)
    keepClearOfTheSystem(findViewById(android.R.id.content))
  }

  override fun onWebViewCreate(webView: WebView) {
    page = webView
  }

  override fun onNewIntent(intent: Intent) {
    super.onNewIntent(intent)
    if (HandedOver.take(this, intent)) page?.evaluateJavascript("dispatchEvent(new Event('${HandedOver.NAME}'))", null)
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
