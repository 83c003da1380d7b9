package hu.asztaltars.app

import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.provider.OpenableColumns
import java.io.File
import java.io.IOException
import java.io.InputStream

/**
 * What is opened with the app or shared with it is copied to where `handed.rs` looks for it: the permission to read it
 * belongs to the intent. Not run yet: written after the documentation.
 */
object HandedOver {
  /** The folder in the cache, and the event that the page listens for. */
  const val NAME = "handed"

  /** `handed.rs` says so of a file that is longer than it takes, so one byte more is enough. */
  private const val MOST_BYTES = (32 shl 20) + 1

  /** Copies what an intent brings; whether it brings anything. */
  fun take(context: Context, intent: Intent?): Boolean {
    val folder = File(context.cacheDir, NAME)
    // The intent that once began the app comes again when the app is opened from the list of recent ones.
    if (intent == null || intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return false
    val file = if (intent.action == Intent.ACTION_VIEW) intent.data else shared(intent)
    val text = intent.getStringExtra(Intent.EXTRA_TEXT)?.takeIf { intent.action == Intent.ACTION_SEND }
    return try {
      when {
        file != null && file.scheme == "content" -> {
          val copy = fresh(folder, nameOf(context, file))
          context.contentResolver.openInputStream(file)?.use { keep(it, copy) }
          true
        }
        text != null -> {
          fresh(folder, "$NAME.txt").writeText(text)
          true
        }
        else -> false
      }
    } catch (error: IOException) {
      // An empty file is left, of which the page says that it is nothing.
      true
    } catch (error: SecurityException) {
      true
    }
  }

  private fun shared(intent: Intent): Uri? =
    when {
      intent.action != Intent.ACTION_SEND -> null
      Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU ->
        intent.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java)
      else -> @Suppress("DEPRECATION") intent.getParcelableExtra(Intent.EXTRA_STREAM)
    }

  /** An empty file in the folder, alone there. */
  private fun fresh(folder: File, name: String): File {
    folder.deleteRecursively()
    folder.mkdirs()
    return File(folder, name).apply { createNewFile() }
  }

  private fun keep(from: InputStream, to: File) {
    to.outputStream().use { out ->
      val part = ByteArray(64 shl 10)
      var left = MOST_BYTES
      while (left > 0) {
        val read = from.read(part, 0, minOf(part.size, left))
        if (read < 0) break
        out.write(part, 0, read)
        left -= read
      }
    }
  }

  /** What the file is called, without any folder: whoever shares it may say anything. */
  private fun nameOf(context: Context, file: Uri): String {
    val said =
      context.contentResolver.query(file, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)?.use {
        if (it.moveToFirst()) it.getString(0) else null
      }
    val name = (said ?: file.lastPathSegment ?: "").substringAfterLast('/').take(120)
    return if (name.isBlank() || name == "." || name == "..") NAME else name
  }
}
