"""What libcrypto's decoders say."""
import ctypes
import ctypes.util

_library = ctypes.CDLL(ctypes.util.find_library("crypto"))
_library.ERR_get_error.restype = ctypes.c_ulong
_library.ERR_reason_error_string.restype = ctypes.c_char_p
_library.ERR_reason_error_string.argtypes = [ctypes.c_ulong]
_DECODERS = {"certificate": ("d2i_X509", "X509_free"), "message": ("d2i_CMS_ContentInfo", "CMS_ContentInfo_free")}


def verdict(kind, data):
    """None where the decoder takes all of the octets, otherwise why not."""
    decoder, free = (getattr(_library, name) for name in _DECODERS[kind])
    decoder.restype, free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    buffer = ctypes.create_string_buffer(data, len(data))
    start = ctypes.addressof(buffer)
    position = ctypes.c_void_p(start)
    value = decoder(None, ctypes.byref(position), ctypes.c_long(len(data)))
    if value:
        free(value)
        return None if position.value - start == len(data) else "octets are left over"
    # The first reason is the one of the innermost value.
    reason = _library.ERR_reason_error_string(_library.ERR_get_error())
    _library.ERR_clear_error()
    return (reason or b"no reason").decode()
