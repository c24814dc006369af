"""What any request may be answered with instead, for the schema that the browser's types are made from."""

from litestar.openapi import ResponseSpec

from .models import ErrorBody

ERRORS = {
    status: ResponseSpec(ErrorBody, description="One sentence on what is wrong.", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 415, 422, 429, 500, 503)
}
